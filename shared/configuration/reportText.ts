import { findingText, withSiteLinks } from "../upgrade/markdown";
import { type ConfigurationReport, outcomeNames, type Statement } from "./checkConfiguration";

/** The report as Markdown, for a ticket or a program. Links become complete URLs. */
export function reportText({ statements, absent }: ConfigurationReport, siteUrl: string): string {
  const list = statements.length > 0 ? statements.map(statementText).join("\n") : nothingFound;
  const missing = absent.length > 0 ? [absentText(absent)] : [];
  const text = ["## Check the configuration", ...missing, list].join("\n\n");
  return `${withSiteLinks(text, siteUrl)}\n`;
}

export const nothingFound = "Nothing was found. That is no proof that the configuration works: test it.";

/** Which files weren't added. */
export function absentText(absent: readonly string[]): string {
  return `Not added: ${absent.map((file) => `\`${file}\``).join(", ")}. Checks that read them don’t run.`;
}

function statementText({ check, findings }: Statement): string {
  const { outcome, effect, change, path, title } = check;
  return [
    `- **${outcomeNames[outcome]}:** ${effect} ${change} See [${title}](${path}).`,
    ...findings.map(findingText),
  ].join("\n");
}
