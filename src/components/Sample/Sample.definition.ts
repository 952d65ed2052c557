import { z } from "zod";
import type { FenceDefinition } from "../../../plugins/docs-content/components/definition";
import { explanationOf } from "../../../plugins/docs-content/messages/explanationOf";
import { boundSample } from "../../../plugins/docs-content/nodes/bindSample";
import { withTypesKey } from "../../../plugins/docs-content/samples/typesKey";
import { codeText } from "../../../plugins/docs-content/search/markup";
import { withSince, writtenTitle } from "../../../plugins/docs-content/since/withSince";
import { recordedMark } from "../../../shared/searchRecord";
import type { TreeProps } from "../../../shared/tree";

/** What is known of a sample once its page is put together. */
export const shownSample = z.object({
  title: z.string().optional(),
  forms: z.array(z.object({ html: z.string() })),
  response: z
    .object({
      label: z.string().default(""),
      isError: z.boolean().default(false),
      html: z.string().optional(),
    })
    .optional(),
  verifiedWith: z.string().optional(),
});

/** A code block that the platform responds to; an `<ApiCall>` becomes one, too. */
export const sampleDefinition = {
  kind: "fence",
  bind: (props, page) => {
    const bound =
      "recording" in props
        ? boundSample(props, page.recording, (response) => explanationOf(response, page))
        : props;
    return { ...withSince(withTypesKey(bound, page), page, firstForm(props)), id: page.nextId("sample") };
  },
  /** The request in its first form (the others are equivalent), and the response below its status. */
  search: ({ props, writer }) => {
    const { forms, response, verifiedWith } = shownSample.parse(props);
    writer.labelled(writtenTitle(props), () => {
      for (const { html } of forms.slice(0, 1)) writer.code(codeText(html));
      if (response?.html === undefined) return;
      const { label, html } = response;
      const recorded = verifiedWith === undefined ? "" : `${recordedMark}Strapi ${verifiedWith}`;
      writer.labelled(`${label || "Response"}${recorded}`, () => writer.code(codeText(html)));
    });
  },
  example: `\`\`\`ts documentService show="/0"
const recipes = await strapi.documents("api::recipe.recipe").findMany({
  filters: { rating: { $gt: 4.5 } },
  fields: ["title", "rating"],
});
\`\`\``,
} satisfies FenceDefinition;

/** The others are the same request in other languages. */
function firstForm({ forms }: TreeProps): TreeProps {
  const [first] = Array.isArray(forms) ? forms : [];
  return typeof first === "object" && first !== null && !Array.isArray(first) ? first : {};
}
