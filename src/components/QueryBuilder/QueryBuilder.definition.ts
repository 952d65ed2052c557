import type { RootContent } from "mdast";
import { z } from "zod";
import { readAttributes } from "../../../plugins/docs-content/compile/attributes";
import { refer, report } from "../../../plugins/docs-content/compile/context";
import { component, type JsxElement } from "../../../plugins/docs-content/compile/hastTypes";
import { checkUrl } from "../../../plugins/docs-content/compile/links";
import { isJsx } from "../../../plugins/docs-content/compile/place";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { builderFacts, builderModel } from "../../../plugins/docs-content/facts/builderModel";
import type { TreeValue } from "../../../shared/tree";
import { apiCallDefinition } from "../ApiCall/ApiCall.definition";

const props = z.strictObject({
  console: z
    .string()
    .min(1)
    .optional()
    .describe("The route of the page with the console, to open a query there."),
});

export const queryBuilderDefinition = {
  props,
  allowedChild: "ApiCall",
  /** Its requests are what a reader can start from, and examples where no script runs. */
  expand: ({ state, node, props: { console: consolePath }, context }) => {
    const isSafe = consolePath !== undefined && checkUrl(consolePath, node, context);
    for (const facts of builderFacts) refer(context, "facts", facts, node);
    const calls = node.children
      .flatMap((child): RootContent[] => (child.type === "paragraph" ? child.children : [child]))
      .filter(isJsx);
    const presets = calls.flatMap((call): TreeValue[] => {
      const parsed = apiCallDefinition.props.safeParse(readAttributes(call, context));
      // A wrong prop is reported with the request itself.
      if (!parsed.success) return [];
      const { title, path, query = {}, method = "GET" } = parsed.data;
      if (title !== undefined && typeof query === "object" && method === "GET")
        return [{ title, path, query }];
      refuse(call);
      return [];
    });
    if (presets.length === 0 && calls.length === 0) refuse(node);
    return component("QueryBuilder", { presets, ...(isSafe ? { consolePath } : {}) }, state.all(node));

    function refuse(where: JsxElement): void {
      report(context, where, {
        rule: "query-builder",
        message: "<QueryBuilder> can contain only GET requests with a title and a query as an object.",
        fix: 'Write at least one <ApiCall title="What it returns" path="/api/recipes" query={{ … }} />.',
      });
    }
  },
  bind: (props, page) => ({
    ...props,
    tool: "queryBuilder",
    name: "The query builder",
    isWide: true,
    noScript: "With JavaScript you can build a query here. These are the queries that it begins with:",
    model: builderModel(page.facts),
    platform: page.facts("content-types")?.facts.platform ?? "",
  }),
  example:
    '<QueryBuilder>\n<ApiCall title="Quick recipes" path="/api/recipes" query={{ filters: { cookMinutes: { $lte: 15 } }, fields: ["title"] }} />\n</QueryBuilder>',
} satisfies TagDefinition<typeof props>;
