import { concerned } from "./concerned";
import type { PlanSection, UpgradeInput, UpgradePlan } from "./planTypes";
import type { UpgradeRules } from "./rules";
import {
  beforeItems,
  codemodItems,
  dependencyItems,
  goBackItems,
  requirementItems,
  testItems,
} from "./steps";
import { isBelow, majorOf } from "./version";

/** Why there is no plan from one version to another, or undefined. */
export function versionProblem(from: string, to: string, rules: UpgradeRules): string | undefined {
  const { version } = rules.platform;
  if (majorOf(from) < 4)
    return "The plan begins with Strapi 4. Upgrade to the newest Strapi 4 first, with the platform’s own guide.";
  if (isBelow(version, from))
    return `This documentation describes Strapi ${version}, which is older than ${from}.`;
  if (isBelow(version, to)) return `Choose a version up to ${version}, which this documentation describes.`;
  if (isBelow(to, rules.releases[0] ?? "")) return `Choose a version from ${rules.releases[0]} on.`;
  if (!isBelow(from, to)) return `Choose a version that is newer than ${from}.`;
  return undefined;
}

/** All steps of an upgrade, in order. What files can't show is said, too. */
export function planUpgrade(input: UpgradeInput): UpgradePlan {
  const { from, to } = input;
  const { found, unseen, absent } = concerned(input);
  const sections: PlanSection[] = [
    { id: "before", title: "Before you begin", items: beforeItems(input) },
    { id: "requirements", title: "Node.js and database", items: requirementItems(input) },
    { id: "dependencies", title: "Dependencies", items: dependencyItems(input) },
    { id: "codemods", title: "Upgrade tool and codemods", items: codemodItems(input) },
    {
      id: "found",
      title: "Changes that concern your project",
      note: "Found in your files. Each page has the code before and after.",
      items: found,
    },
    {
      id: "unseen",
      title: "Changes that your files don’t show",
      note: "They concern clients, content, or files that you didn’t add. Read each title, and open the page if you use it.",
      items: unseen,
    },
    {
      id: "absent",
      title: "Not found in your files",
      note: "The planner looked for these changes. It doesn’t see code that builds names at runtime.",
      items: absent,
    },
    { id: "test", title: "Test", items: testItems(input) },
    { id: "back", title: "Go back", items: goBackItems(input) },
  ];
  return { from, to, sections: sections.filter(({ items }) => items.length > 0) };
}
