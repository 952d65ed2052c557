import { refer } from "../context";
import { component } from "../hastTypes";
import type { Expander } from "./expanders";
import { textProp } from "./text";

/** The definition is put in when the page is asked for: the glossary is another file. */
export const expandAnnotation: Expander = ({ state, node, props, context }) => {
  const term = textProp(props, "term");
  refer(context, "terms", term, node);
  const children = state.all(node);
  return component("Annotation", { term }, children.length > 0 ? children : [{ type: "text", value: term }]);
};

export const expandFigure: Expander = ({ node, props, context }) => {
  for (const src of [textProp(props, "src"), textProp(props, "dark")]) {
    if (src !== "") refer(context, "pictures", src, node);
  }
  return component("Figure", props);
};

export const expandScreenshot: Expander = ({ node, props, context }) => {
  refer(context, "screenshots", textProp(props, "id"), node);
  return component("Screenshot", props);
};

/** Stays a marker in the compiled tree; the partial is put in its place when the page is asked for. */
export const expandSnippet: Expander = ({ node, props, context }) => {
  refer(context, "snippets", textProp(props, "id"), node);
  return component("Snippet", props);
};
