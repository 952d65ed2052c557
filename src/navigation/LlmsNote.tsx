import { withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { llmsPath } from "../../shared/paths";

/** Shows tools that read HTML where they find Markdown. Browsers and screen readers skip it. */
export function LlmsNote(): ReactElement {
  return (
    <p hidden>
      For language models: <a href={withPrefix(llmsPath)}>{llmsPath}</a> lists all pages as Markdown.
    </p>
  );
}
