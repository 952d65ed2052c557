import type { FenceDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { boundSample } from "../../../plugins/docs-content/nodes/bindSample";
import { codeText } from "../../../plugins/docs-content/search/markup";
import { recordedMark } from "../../site/searchRecord";
import type { TreeValue } from "../../site/tree";

/** A fence that the platform answers; an `<ApiCall>` becomes one, too. */
export const sampleDefinition = {
  kind: "fence",
  bind: (props, page) => ({
    ...("recording" in props ? boundSample(props, page.recording) : props),
    id: page.nextId("sample"),
  }),
  /** The request in its first form (the others say the same), and what the platform answered below its status. */
  search: ({ props, writer }) =>
    writer.labelled(textProp(props, "title"), () => {
      const { forms, answer, verifiedWith } = props;
      for (const request of codeIn(Array.isArray(forms) ? forms[0] : undefined)) writer.code(request);
      const recorded = typeof verifiedWith === "string" ? `${recordedMark}Strapi ${verifiedWith}` : "";
      for (const body of codeIn(answer))
        writer.labelled(`${statusOf(answer)}${recorded}`, () => writer.code(body));
    }),
  example: `\`\`\`ts documentService show="/0"
const recipes = await strapi.documents("api::recipe.recipe").findMany({
  filters: { rating: { $gt: 4.5 } },
  fields: ["title", "rating"],
});
\`\`\``,
} satisfies FenceDefinition;

function codeIn(block: TreeValue | undefined): string[] {
  if (typeof block !== "object" || block === null || !("html" in block)) return [];
  return typeof block.html === "string" ? [codeText(block.html)] : [];
}

function statusOf(answer: TreeValue | undefined): string {
  const label = typeof answer === "object" && answer !== null && "label" in answer ? answer.label : "";
  return typeof label === "string" && label !== "" ? label : "Answer";
}
