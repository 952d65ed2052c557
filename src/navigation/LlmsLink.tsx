import { withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { llmsPath } from "../../shared/paths";

/** Shows tools that read HTML where they find Markdown. Browsers and screen readers skip it. */
export function LlmsLink(): ReactElement {
  return (
    <a href={withPrefix(llmsPath)} hidden>
      All pages as Markdown
    </a>
  );
}
