import convert from "npm-to-yarn";
import { addSample, type FoundSample } from "../addSample";
import { plainCodeBlock } from "../codeBlock";
import { report } from "../context";
import { component } from "../hastTypes";
import type { Expander } from "./expanders";
import { tabs } from "./tabs";
import { textProp } from "./text";

const managers = ["npm", "yarn", "pnpm"] as const;

/** One npm command becomes three tabs; the reader's choice holds for the whole site. */
export const expandPackageManager: Expander = ({ node, props, context }) => {
  const command = textProp(props, "command");
  if (!/^(npm|npx) /.test(command)) {
    report(context, node, {
      rule: "package-manager-command",
      message: `"${command}" is no npm command.`,
      mend: "Write the npm or npx command; yarn's and pnpm's are made from it.",
    });
  }
  addSample(sampleOf(command), node, context);
  const panels = managers.map((manager) => {
    const code = component("CodeBlock", plainCodeBlock(commandFor(command, manager), "bash"));
    return component("Tab", { label: manager, value: manager }, [code]);
  });
  return tabs(panels, { groupId: "package-manager" });
};

/** Scripts and programs of the platform can be asked for their options; what installs packages is npm's own. */
function sampleOf(command: string): FoundSample {
  const isPlatforms = /^(npm run |npx (strapi|create-strapi|@strapi\/))/.test(command);
  return isPlatforms
    ? { lang: "bash", request: { kind: "cli", commands: [command] } }
    : { lang: "bash", request: null, unverifiedBecause: "It is a command of npm, not of the platform." };
}

function commandFor(command: string, manager: (typeof managers)[number]): string {
  return manager === "npm" ? command : convert(command, manager);
}
