import type { QueryObject, QueryValue } from "../../../shared/queryModel";
import { isList, isObject, newId, noOptions, type Options, type Populate, type PopulateRow } from "./form";

type ReadOptions = (query: QueryObject) => Options;

/**
 * The forms of `populate`.
 *
 * @param readOptions reads the options of a relation, which can populate relations itself
 * @returns undefined for one that no row can show
 */
export function readPopulate(value: QueryValue, readOptions: ReadOptions): Populate | undefined {
  if (value === "*" || value === true || (isList(value) && value.length === 1 && value[0] === "*"))
    return { mode: "all", rows: [] };
  if (typeof value === "string") return chosen(value.split(",").map((word) => word.trim()));
  if (isList(value)) return value.every((name) => typeof name === "string") ? chosen(value) : undefined;
  if (!isObject(value) || !Object.values(value).every((entry) => entry === true || isObject(entry)))
    return undefined;
  return { mode: Object.keys(value).length > 0 ? "chosen" : "none", rows: readRows(value, readOptions) };
}

/** Options by name: of relations in `populate`, of types of blocks in `on`. Values other than objects are no options. */
export function readRows(value: QueryObject, readOptions: ReadOptions): PopulateRow[] {
  return Object.entries(value).map(([name, options]) => ({
    id: newId(),
    name,
    options: isObject(options) ? readOptions(options) : noOptions,
  }));
}

/** `steps.photo` populates the photos of the steps. */
function chosen(names: readonly string[]): Populate | undefined {
  // A star among names: the platform takes it for the name of a field.
  if (names.some((name) => name === "" || name === "*")) return undefined;
  const mode = names.length > 0 ? "chosen" : "none";
  return { mode, rows: rowsOf(names.map((name) => name.split("."))) };
}

function rowsOf(paths: readonly (readonly string[])[]): PopulateRow[] {
  const names = [...new Set(paths.map(([name = ""]) => name))];
  return names.map((name) => {
    const below = paths
      .filter(([first, ...rest]) => first === name && rest.length > 0)
      .map(([, ...rest]) => rest);
    const populate: Populate = { mode: below.length > 0 ? "chosen" : "none", rows: rowsOf(below) };
    return { id: newId(), name, options: { ...noOptions, populate } };
  });
}
