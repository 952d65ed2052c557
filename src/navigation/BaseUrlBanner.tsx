import { withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { signalIds } from "./signalIds";
import * as styles from "./PageSignals.module.css";

/**
 * For the home page: a warning that the site isn't at the URL that it was built for. Its scripts fail to load then, so the
 * script in <head> shows it (see app/noFlash) and fills in the URL.
 */
export function BaseUrlBanner(): ReactElement {
  const base = withPrefix("/");
  return (
    <div id={signalIds.baseUrl} className={styles.baseUrl} role="alert" data-base={base} hidden>
      <p>
        <strong>This site did not load properly.</strong> A likely reason is a wrong base URL: the site was
        built for <code>{base}</code>, and this page was served from <code data-suggestion="" />.
      </p>
      <p>
        Suggested base URL: <code data-suggestion="" />. Build the site for it, or serve these files from{" "}
        <code>{base}</code>.
      </p>
    </div>
  );
}
