import type { RootContent } from "mdast";
import { apiCallSchema } from "../../../../src/components/ApiCall/ApiCall.schema";
import type { TreeValue } from "../../../../src/site/tree";
import { builderFacts } from "../../facts/builderModel";
import { readAttributes } from "../attributes";
import { refer, report } from "../context";
import { component, type JsxElement } from "../hastTypes";
import { isJsx } from "../place";
import type { Expander } from "./expanders";

/** Its requests are what a reader can start from, and examples where no script runs. */
export const expandQueryBuilder: Expander = ({ state, node, context }) => {
  for (const facts of builderFacts) refer(context, "facts", facts, node);
  const calls = node.children
    .flatMap((child): RootContent[] => (child.type === "paragraph" ? child.children : [child]))
    .filter(isJsx);
  const presets = calls.flatMap((call): TreeValue[] => {
    const parsed = apiCallSchema.safeParse(readAttributes(call, context));
    // A wrong prop is reported with the request itself.
    if (!parsed.success) return [];
    const { title, path, query = {}, method = "GET" } = parsed.data;
    if (title !== undefined && typeof query === "object" && method === "GET") return [{ title, path, query }];
    refuse(call);
    return [];
  });
  if (presets.length === 0 && calls.length === 0) refuse(node);
  return component("QueryBuilder", { presets }, state.all(node));

  function refuse(where: JsxElement): void {
    report(context, where, {
      rule: "query-builder",
      message: "<QueryBuilder> holds GET requests with a title and a query as an object.",
      mend: 'Write <ApiCall title="What it asks for" path="/api/recipes" query={{ … }} />, at least once.',
    });
  }
};
