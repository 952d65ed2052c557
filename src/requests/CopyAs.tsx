import type { ReactElement } from "react";
import { codeOf } from "./code";
import type { ConsoleRequest } from "./request";
import { useCopy } from "./useCopy";
import * as styles from "./RequestForm.module.css";

/** Takes the request along to a project of the reader's own. */
export function CopyAs({ request }: { readonly request: ConsoleRequest }): ReactElement {
  const { message, copy, forget } = useCopy();
  return (
    <div className={styles.copyAs}>
      <span role="status">{message === "" ? "Copy as" : message}</span>
      {(["cURL", "fetch"] as const).map((form) => (
        <button
          key={form}
          type="button"
          aria-label={`Copy as ${form}`}
          onBlur={forget}
          onClick={() => copy(form, codeOf(request)[form])}
        >
          {form}
        </button>
      ))}
    </div>
  );
}
