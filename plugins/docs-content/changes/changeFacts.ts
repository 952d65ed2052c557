import { changeAreaName, changeOutcome } from "../../../shared/breakingChange";
import { platform } from "../../../shared/platform";
import type { FactSheet } from "../facts/sheet";
import type { BreakingChangeFields } from "./changePage";

/** The facts whose rows are the codemods. */
export const codemodFacts = "codemods";

/** The command that runs a codemod by itself; undefined for an unknown one (the check reports that). */
export function codemodCommand(id: string, sheet: FactSheet | undefined): string | undefined {
  const row = sheet?.facts.rows.find((fact) => fact.id === id);
  if (!row) return undefined;
  const kind = row.changes === "code" ? "code" : "json";
  return `npx @strapi/upgrade@${platform.version} codemods run ${row.version}-${id}-${kind}`;
}

/** What the card on top of the page says, as a list in Markdown. */
export function changeFactsText(change: BreakingChangeFields, commands: readonly string[]): string {
  const { affects, codemods, versions, severity } = change;
  const run = commands.map((command) => `\`${command}\``).join(", ");
  return [
    `- **Concerns:** ${affects.map(changeAreaName).join(", ")}`,
    `- **Codemod:** ${codemods.length > 0 ? codemods.map((id) => `\`${id}\``).join(", ") : "none"}`,
    ...(run === "" ? [] : [`- **Runs with the upgrade, or alone:** ${run}`]),
    `- **Since:** ${platform.name} ${versions}`,
    `- **The old form:** ${changeOutcome(severity)}`,
  ].join("\n");
}
