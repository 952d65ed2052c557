import type { TreeProps } from "../../../shared/tree";
import type { FactSheet } from "./sheet";

/** The facts that the console works with. */
export const consoleFacts = ["content-types", "content-type-fields"] as const;

/**
 * What the console shows before its engine is there, as its props `platform` and `types`: see `ConsoleType` in src/console.
 *
 * @param find undefined where the facts are not there (the check reports that): there are no types then.
 */
export function consoleTypes(find: (name: string) => FactSheet | undefined): TreeProps {
  const [types, fields] = consoleFacts.map((name) => find(name)?.facts);
  const fieldsOf = (uid: string) => (fields?.rows ?? []).filter(({ group }) => group === uid);
  return {
    platform: types?.platform ?? "",
    types: (types?.rows ?? [])
      .filter(({ route }) => typeof route === "string")
      .map(({ id, name = "", route = "" }) => ({
        // In the order of the query builder's types: a page with both is smaller then.
        uid: id,
        name,
        route,
        fields: fieldsOf(id).map(({ field = "", type = "", values }) => ({
          name: field,
          type,
          ...(Array.isArray(values) && values.length > 0 ? { values } : {}),
        })),
      })),
  };
}
