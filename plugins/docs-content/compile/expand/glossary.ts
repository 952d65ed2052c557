import { glossarySchema } from "../../../../src/components/Glossary/Glossary.schema";
import { placeOf, refer, report } from "../context";
import { component } from "../hastTypes";
import type { Expander } from "./expanders";

/** Stays a marker in the compiled tree: the glossary is another file, and its terms are this page's anchors. */
export const expandGlossary: Expander = ({ node, props, context }) => {
  const list = glossarySchema.parse(props);
  if (node.children.length > 0) {
    report(context, node, {
      rule: "glossary",
      message: "<Glossary> holds text; its terms come from glossary.yaml alone.",
      mend: "Close it with />, and name some terms with only.",
    });
  }
  for (const term of list.only ?? []) refer(context, "terms", term, node);
  context.glossaries.push({ ...list, ...placeOf(context, node) });
  return component("Glossary", props);
};
