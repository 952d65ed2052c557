import { type Finding, findSign } from "./findSign";
import type { PlanItem, UpgradeInput } from "./planTypes";
import type { HistoryRow } from "./rules";
import type { Sign } from "./sign";
import { isBetween } from "./version";

/**
 * What changed within Strapi 5, by the platform's history: entries that the project uses and that are gone or deprecated, and
 * defaults that changed. A default concerns whoever doesn't set it.
 */
export function changedFacts(input: UpgradeInput): { found: PlanItem[]; unseen: PlanItem[] } {
  const found: PlanItem[] = [];
  const unseen: PlanItem[] = [];
  for (const row of input.rules.history) {
    const [kind, id, release, what] = row;
    const sign = signOf(kind, id);
    // Whoever comes from Strapi 4 reads the page of the change: these are entries that Strapi 5 had.
    if (!sign || !isBetween(release, input) || !input.from.startsWith("5")) continue;
    const findings = findSign(sign, input.project);
    if (what === "default" && findings.length === 0) unseen.push(itemOf(row, input));
    if (what !== "default" && findings.length > 0) found.push(itemOf(row, input, findings));
  }
  return { found, unseen };
}

function itemOf(
  [, id, release, what, from, to]: HistoryRow,
  { rules: { pages } }: UpgradeInput,
  findings?: readonly Finding[],
): PlanItem {
  const name = `\`${id.replace(/^plugin::/, "")}\``;
  const said =
    what === "default"
      ? `The default of ${name} changes from \`${from}\` to \`${to}\``
      : `${name} is ${what === "removed" ? "removed" : "deprecated"}`;
  return { id: `${what} ${id}`, text: `${said} in [${release}](${pages.history}).`, findings };
}

/** How a project uses a fact of the history. */
function signOf(kind: string, id: string): Sign | undefined {
  if (kind === "configuration") return { config: id };
  if (kind === "environment-variables") return { env: id };
  if (kind === "plugin-configuration") {
    const [, plugin, path] = /^plugin::([^.]+)\.(.+)$/.exec(id) ?? [];
    return plugin === undefined ? undefined : { config: `plugins.${plugin}.config.${path}` };
  }
  const [module, name] = id.split(" ");
  // Names with dots are members of a namespace, which an import doesn't show.
  const isExport = kind === "signatures" && name !== undefined && !name.includes(".");
  return isExport ? { import: module ?? "", names: [name] } : undefined;
}
