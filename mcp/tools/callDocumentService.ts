import { z } from "zod";
import type { DocumentsResult } from "../../sandbox/src/engine";
import { reply } from "./reply";
import type { AddTool } from "./tool";
import { withRejection } from "./withRejection";

const call = z.object({
  uid: z.string().describe("The content type, such as api::recipe.recipe"),
  method: z.enum([
    "findMany",
    "findFirst",
    "findOne",
    "count",
    "create",
    "update",
    "delete",
    "clone",
    "publish",
    "unpublish",
    "discardDraft",
  ]),
  params: z
    .record(z.string(), z.unknown())
    .default({})
    .describe('As in code: { "filters": { "title": { "$contains": "soup" } }, "populate": ["author"] }'),
});

/** Calls are data. Code isn't accepted, because the engine runs in this process, which can do more than a browser's worker. */
export const callDocumentService: AddTool = (server, { sandbox }) =>
  server.registerTool(
    "call_document_service",
    {
      title: "Call the Document Service of a Strapi with sample data",
      description:
        "Calls strapi.documents(uid).method(params) in Strapi's own code, on sample data of a food magazine, and returns the result or the error that Strapi throws. Each call of this tool starts with the same data; its calls run in order and see each other's changes.",
      inputSchema: { calls: z.array(call).min(1).max(10) },
    },
    ({ calls }) =>
      withRejection(() =>
        sandbox.use(async (engine) => {
          const results: string[] = [];
          for (const { uid, method, params } of calls) {
            const code = `strapi.documents(${JSON.stringify(uid)}).${method}(${JSON.stringify(params)})`;
            results.push(`${code}\n${textOf(await engine.run(`await ${code}`))}`);
          }
          return reply(results.join("\n\n"));
        }),
      ),
  );

function textOf(result: DocumentsResult): string {
  if (result.ok) return JSON.stringify(result.value, null, 2) ?? "undefined";
  const { name, message, details } = result.error;
  return `${name}: ${message}${details === undefined ? "" : `\n${JSON.stringify(details, null, 2)}`}`;
}
