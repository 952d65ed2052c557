import { findingText, withSiteLinks } from "./markdown";
import type { PlanItem, UpgradePlan } from "./planTypes";

/** The plan as Markdown, for a ticket or a file. Links become complete URLs. */
export function planText(
  { from, to, sections }: UpgradePlan,
  siteUrl: string,
  done: ReadonlySet<string>,
): string {
  const parts = sections.map(({ title, note, items }) =>
    [`## ${title}`, note, items.map((item) => itemText(item, done.has(item.id))).join("\n")]
      .filter((part) => part !== undefined)
      .join("\n\n"),
  );
  const text = [`# Upgrade from Strapi ${from} to ${to}`, ...parts].join("\n\n");
  return `${withSiteLinks(text, siteUrl)}\n`;
}

function itemText({ text, command, example, findings = [] }: PlanItem, isDone: boolean): string {
  return [
    `- [${isDone ? "x" : " "}] ${text}`,
    ...(command ? [`  - \`${command}\``] : []),
    ...(example ? [`  - Example, in ${example.path}:`, "", fence(example.diff, "    "), ""] : []),
    ...findings.map(findingText),
  ].join("\n");
}

function fence(diff: string, indent: string): string {
  return ["```diff", ...diff.split("\n"), "```"].map((line) => `${indent}${line}`.trimEnd()).join("\n");
}
