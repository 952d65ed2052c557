import type { ReactElement } from "react";
import type { Busy } from "../requests/busy";
import * as styles from "./LiveSample.module.css";

/** What a reader is waiting for, above the response that is still there. */
export function Progress({ busy }: { readonly busy: Busy | undefined }): ReactElement | null {
  if (busy?.step !== "loading" && busy?.step !== "starting") return null;
  const isLoading = busy.step === "loading";
  const words = isLoading
    ? `Strapi is loading: ${Math.round((100 * busy.done) / busy.total)} %`
    : "Strapi is starting …";
  return (
    <div className={styles.progress}>
      <p>{words}</p>
      <progress aria-label={words} {...(isLoading ? { value: busy.done, max: busy.total } : {})} />
    </div>
  );
}
