import { platform } from "../platform";
import { required } from "../required";
import type { Codemod, DocumentedChange, HistoryRow, UpgradeRules } from "./rules";

/** As they are in the file. GraphQL has no type for signs, which the front matter's schema has checked. */
interface WrittenRules extends Omit<UpgradeRules, "changes"> {
  readonly changes: readonly (Omit<DocumentedChange, "signs"> & { readonly signs: readonly object[] })[];
}

/** The kinds of facts of which a project's files show whether it uses them. */
const kindsInFiles = new Set([
  "admin-languages",
  "configuration",
  "environment-variables",
  "plugin-configuration",
  "signatures",
]);

/**
 * All that the upgrade planner needs apart from the project. A browser loads it with the planner, so it is short.
 *
 * @returns undefined for a site without a history of the platform, or without the pages that plans link to
 */
export function upgradeRules(found: Queries.UpgradeRulesQuery): WrittenRules | undefined {
  const { platformHistory, siteSettings, allDoc, allFactSheet, allFactHistory } = found;
  const pages = siteSettings?.upgradePages;
  if (!platformHistory || !pages) return undefined;
  return {
    platform,
    pages,
    releases: platformHistory.releases,
    node: platformHistory.node,
    changes: allDoc.nodes.flatMap(({ breakingChange, ...page }) => {
      if (!breakingChange) return [];
      const { affects, earlier, ...change } = breakingChange;
      const others = earlier ? { earlier } : {};
      return [{ ...page, ...change, ...others, clients: affects.includes("content-api") }];
    }),
    codemods: codemodsOf(allFactSheet.nodes),
    history: allFactHistory.nodes
      .filter(({ name }) => kindsInFiles.has(name))
      .flatMap(({ name, entries }) => entries.flatMap((entry) => historyRows(name, entry))),
  };
}

type Sheets = Queries.UpgradeRulesQuery["allFactSheet"]["nodes"];

/** @throws if a codemod has no example: the facts of both are extracted together */
function codemodsOf(sheets: Sheets): Codemod[] {
  const rowsOf = (sheet: string) => sheets.find(({ name }) => name === sheet)?.rows ?? [];
  const examples = new Map(rowsOf("codemod-examples").map(({ id, values }) => [id, values]));
  return rowsOf("codemods").map(({ id, values: { version, changes } }) => {
    const { path, diff } = required(examples.get(id), `the example of the codemod ${id}`);
    const example = { path: String(path), diff: typeof diff === "string" ? diff : null };
    return { id, version: String(version), changes: String(changes), example };
  });
}

type Entry = Queries.UpgradeRulesQuery["allFactHistory"]["nodes"][number]["entries"][number];

function historyRows(kind: string, { id, removed, deprecated, changed }: Entry): HistoryRow[] {
  const defaults = (changed ?? []).flatMap(({ in: release, what, from, to }): HistoryRow[] => {
    if (what === "default" && from && to) return [[kind, id, release, what, from, to]];
    return what === "newProject" && to ? [[kind, id, release, what, from ?? "", to]] : [];
  });
  return [
    ...(removed ? [[kind, id, removed, "removed"] as const] : []),
    ...(deprecated ? [[kind, id, deprecated, "deprecated"] as const] : []),
    ...defaults,
  ];
}
