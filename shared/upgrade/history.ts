import { type Finding, findSign } from "./findSign";
import type { PlanItem, UpgradeInput } from "./planTypes";
import type { HistoryRow } from "./rules";
import type { Sign } from "./sign";
import { isBetween } from "./version";

/**
 * What changed within Strapi 5, by the platform's history: entries that the project uses and that are gone or deprecated, and
 * defaults that changed. A default, and what new projects set, concern whoever doesn't set it.
 */
export function changedFacts(input: UpgradeInput): { found: PlanItem[]; unseen: PlanItem[] } {
  const found = new Map<string, PlanItem>();
  const unseen = new Map<string, PlanItem>();
  for (const row of input.rules.history) {
    const [kind, id, release, what] = row;
    const sign = signOf(kind, id);
    if (!sign || !isBetween(release, input) || !concernsOrigin(row, input)) continue;
    const findings = findSign(sign, input.project);
    const isSetting = what === "default" || what === "newProject";
    // The same name of two modules, and an older value of the same setting, are one item: the last.
    if (isSetting && findings.length === 0) unseen.set(`${what} ${id}`, itemOf(row, input));
    if (!isSetting && findings.length > 0) found.set(`${what} ${keyOf(id)}`, itemOf(row, input, findings));
  }
  return { found: [...found.values()], unseen: [...unseen.values()] };
}

/**
 * From Strapi 4, exports and defaults are on the pages of the changes: the history begins with Strapi 5. Options that were
 * removed later, and what new projects set, concern these projects, too.
 */
function concernsOrigin([kind, , , what]: HistoryRow, { from }: UpgradeInput): boolean {
  return from.startsWith("5") || (kind !== "signatures" && what !== "default");
}

/** Characters that fit in a line. */
const longValue = 60;

/** As readers write it. */
function nameOf(id: string): string {
  return keyOf(id).replace(/^plugin::/, "");
}

/** Two packages export the type of `strapi`. */
function keyOf(id: string): string {
  return id.replace(/^@strapi\/\w+ Core\.Strapi\./, "strapi.");
}

function itemOf(
  [, id, release, what, from, to]: HistoryRow,
  { rules: { pages } }: UpgradeInput,
  findings?: readonly Finding[],
): PlanItem {
  const name = `\`${nameOf(id)}\``;
  const value = (to ?? "").length > longValue ? "a list" : `\`${to}\``;
  const link = `[${release}](${pages.history})`;
  const texts = {
    default: `The default of ${name} changes from \`${from}\` to \`${to}\` in ${link}.`,
    newProject: `New projects set ${name} to ${value} since ${link}. In yours, the default applies unless you set it.`,
    removed: `${name} is removed in ${link}.`,
    deprecated: `${name} is deprecated in ${link}.`,
  };
  return { id: `${what} ${keyOf(id)}`, text: texts[what], findings };
}

/** How a project uses a fact of the history. */
function signOf(kind: string, id: string): Sign | undefined {
  if (kind === "configuration") return { config: id };
  if (kind === "environment-variables") return { env: id };
  if (kind === "admin-languages") return { string: id, in: "src/admin/**" };
  if (kind === "plugin-configuration") {
    const [, plugin, path] = /^plugin::([^.]+)\.(.+)$/.exec(id) ?? [];
    return plugin === undefined ? undefined : { config: `plugins.${plugin}.config.${path}` };
  }
  const [module, name] = id.split(" ");
  const member = /^Core\.Strapi\.(\w+)$/.exec(name ?? "")?.[1];
  if (member !== undefined) return { code: `strapi.${member}` };
  // Names with dots are members of a namespace, which an import doesn't show.
  const isExport = kind === "signatures" && name !== undefined && !name.includes(".");
  return isExport ? { import: module ?? "", names: [name] } : undefined;
}
