import { withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { llmsPath } from "../../shared/paths";

/**
 * Shows tools that read HTML where they find Markdown. Browsers and screen readers skip it. It isn't a link, because the first
 * link of a page is the one to its content.
 */
export function LlmsNote(): ReactElement {
  return <p hidden>{`All pages as Markdown: ${withPrefix(llmsPath)}`}</p>;
}
