import { z } from "zod";
import { type Passage, passages } from "../../src/search/local/passages";
import { reply } from "./reply";
import type { AddTool } from "./tool";

/** Characters of a section. The page has the rest. */
const maxSectionLength = 1500;

export const searchDocs: AddTool = (server, { site }) =>
  server.registerTool(
    "search_docs",
    {
      title: "Search the documentation",
      description:
        "Finds the sections that answer a question or contain a name, the best first, each with its page's path for read_page.",
      inputSchema: {
        query: z.string().min(1).max(500).describe("A question, a task, or a name from code"),
        limit: z.number().int().min(1).max(20).default(5).describe("Pages at most"),
      },
      annotations: { readOnlyHint: true },
    },
    async ({ query, limit }) => {
      const found = await passages(query, { limit }, site.library);
      return reply(
        found.length > 0 ? found.map(sectionText).join("\n\n") : "No section has the words of this query.",
      );
    },
  );

function sectionText({ record: { url, hierarchy }, blocks }: Passage): string {
  const { lvl0: _area, ...headings } = hierarchy;
  const title = Object.values(headings).filter(Boolean).join(" › ");
  const text = blocks
    .map((block) => (block.isCode ? `\`\`\`\n${block.text}\n\`\`\`` : block.text))
    .join("\n\n");
  const shown = text.length > maxSectionLength ? `${text.slice(0, maxSectionLength)} …` : text;
  return `## ${title}\n${url}\n\n${shown}`.trimEnd();
}
