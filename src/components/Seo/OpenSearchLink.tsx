import { withPrefix } from "gatsby";
import { createElement, type ReactElement } from "react";
import { openSearchPath } from "../../../shared/paths";

/** For `Head`: lets browsers offer this site's search. By `createElement` for the reason given in Seo. */
export function OpenSearchLink({ title }: { readonly title: string }): ReactElement {
  return createElement("link", {
    rel: "search",
    type: "application/opensearchdescription+xml",
    title,
    href: withPrefix(openSearchPath),
  });
}
