import { z } from "zod";
import type { EngineRequest, EngineResponse } from "../../sandbox/src/engine";
import { reply } from "./reply";
import type { AddTool } from "./tool";
import { withRejection } from "./withRejection";

const request = z.object({
  method: z.enum(["GET", "POST", "PUT", "DELETE"]).default("GET"),
  path: z
    .string()
    .regex(/^\//, "start with a slash, as in /api/recipes?populate=*")
    .describe("With the query string: /api/recipes?filters[title][$contains]=soup, or /graphql"),
  body: z
    .unknown()
    .optional()
    .describe('JSON, such as { "data": { "title": "Soup" } }, or { "query": "…" } for GraphQL'),
  as: z
    .enum(["public", "full-access", "read-only", "reader", "editor"])
    .default("full-access")
    .describe("Who sends it: nobody, an API token by its type, or an end user by role"),
});

export const sendRequests: AddTool = (server, { sandbox }) =>
  server.registerTool(
    "send_requests",
    {
      title: "Send requests to a Strapi with sample data",
      description:
        "Runs requests of the REST or GraphQL API in Strapi's own code, on sample data of a food magazine, and returns what it responds. Each call starts with the same data; requests of one call see each other's changes.",
      inputSchema: { requests: z.array(request).min(1).max(10) },
    },
    ({ requests }) =>
      withRejection(() =>
        sandbox.use(async (engine) => {
          const responses: string[] = [];
          for (const one of requests)
            responses.push(`${one.method} ${one.path}\n${textOf(await engine.request(engineRequest(one)))}`);
          return reply(responses.join("\n\n"));
        }),
      ),
  );

function engineRequest({ method, path, body, as }: z.infer<typeof request>): EngineRequest {
  const [pathname = "", query] = path.split(/\?(.*)/s);
  return {
    method,
    path: pathname,
    as,
    ...(query !== undefined && { query }),
    ...(body !== undefined && { body, headers: { "content-type": "application/json" } }),
  };
}

function textOf({ status, body }: EngineResponse): string {
  return `${status}\n${typeof body === "string" ? body : JSON.stringify(body, null, 2)}`;
}
