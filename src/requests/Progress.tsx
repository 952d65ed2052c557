import type { ReactElement } from "react";
import type { Busy } from "./busy";
import * as styles from "./Progress.module.css";

/** What a reader is waiting for when Strapi isn't there yet. */
export function Progress({ busy }: { readonly busy: Busy | undefined }): ReactElement | null {
  if (busy?.step !== "loading" && busy?.step !== "starting") return null;
  const isLoading = busy.step === "loading";
  const words = isLoading
    ? `Strapi is loading: ${Math.round((100 * busy.done) / busy.total)} %`
    : "Strapi is starting …";
  return (
    <div className={styles.progress}>
      <p>{words}</p>
      <progress
        aria-label={isLoading ? "Strapi is loading" : "Strapi is starting"}
        {...(isLoading ? { value: busy.done, max: busy.total } : {})}
      />
    </div>
  );
}
