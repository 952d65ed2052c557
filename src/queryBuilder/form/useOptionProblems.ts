import type { FilterNode, Options, PopulateRow } from "../query/form";
import { useParts } from "./BuilderContext";

/** Which parts of some options hold a problem, however deep: a closed part has to tell. */
export function useOptionProblems(options: Options, id: string) {
  const { problemsOf } = useParts();
  const isWrong = (one: string) => problemsOf(one).length > 0;
  const inFilters = (nodes: readonly FilterNode[]): boolean =>
    nodes.some((node) => isWrong(node.id) || (node.kind === "group" && inFilters(node.children)));
  const inRows = (rows: readonly PopulateRow[]): boolean =>
    rows.some((row) => isWrong(row.id) || inOptions(row.options, row.id));
  const inOptions = ({ filters, sort, populate, on }: Options, owner: string): boolean =>
    inFilters(filters) ||
    sort.some((row) => isWrong(row.id)) ||
    inRows(populate.rows) ||
    inRows(on) ||
    ["fields", "rest", "filters", "sort", "populate", "on"].some((part) => isWrong(`${owner} ${part}`));
  return {
    filters: inFilters(options.filters),
    sort: options.sort.some((row) => isWrong(row.id)),
    fields: isWrong(`${id} fields`),
    populate: inRows(options.populate.rows),
    on: inRows(options.on),
  };
}
