import { z } from "zod";
import { rejection, reply } from "./reply";
import type { AddTool } from "./tool";

export const readPage: AddTool = (server, { site }) =>
  server.registerTool(
    "read_page",
    {
      title: "Read a page",
      description: "Returns a whole page of the documentation as Markdown, with its recorded responses.",
      inputSchema: {
        path: z
          .string()
          .describe("The path of a page, such as /dev-docs/api/rest, with or without an anchor"),
      },
      annotations: { readOnlyHint: true },
    },
    async ({ path }) => {
      const [wanted = ""] = path.split("#");
      const text = await site.readPage(wanted.length > 1 ? wanted.replace(/\/$/, "") : wanted);
      return text === undefined
        ? rejection(`There is no page at ${wanted}. search_docs finds pages and their paths.`)
        : reply(text);
    },
  );
