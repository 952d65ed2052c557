import { withPrefix } from "gatsby";
import { createElement, type ReactElement } from "react";
import { feedPath } from "../../../shared/paths";

/** For `Head`: lets readers' programs find the feed. By `createElement` for the reason given in Seo. */
export function FeedLink({ title }: { readonly title: string }): ReactElement {
  return createElement("link", {
    rel: "alternate",
    type: "application/atom+xml",
    title,
    href: withPrefix(feedPath),
  });
}
