import { type ReactElement, useMemo } from "react";
import { useCopy } from "../components/Copy/useCopy";
import { codesOf } from "./code";
import type { ConsoleRequest } from "./request";
import type { RequestType } from "./requestType";
import * as styles from "./RequestForm.module.css";

interface CopyAsProps {
  readonly request: ConsoleRequest;
  readonly types: readonly RequestType[];
}

/** Takes the request along to a project of the reader's own. */
export function CopyAs({ request, types }: CopyAsProps): ReactElement {
  const { message, copy, forget } = useCopy();
  const codes = useMemo(() => codesOf(request, types), [request, types]);
  return (
    <div className={styles.copyAs}>
      <span>Copy as</span>
      {codes.map(({ name, code }) => (
        <button
          key={name}
          type="button"
          aria-label={`Copy as ${name}`}
          onBlur={forget}
          onClick={() => copy(code, `${name} copied`)}
        >
          {name}
        </button>
      ))}
      {/* Last, so that no button moves away below a pointer when the message comes or goes. */}
      <span role="status">{message}</span>
    </div>
  );
}
