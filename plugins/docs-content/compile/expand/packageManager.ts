import convert from "npm-to-yarn";
import type { TreeProps } from "../../../../src/site/tree";
import { installedPackages } from "../../samples/packages";
import { addSample, type FoundSample } from "../addSample";
import { plainCodeBlock } from "../codeBlock";
import { type CompileContext, refer, report } from "../context";
import { component, type JsxElement } from "../hastTypes";
import type { Expander } from "./expanders";
import { tabs } from "./tabs";
import { textProp } from "./text";

const managers = ["npm", "yarn", "pnpm"] as const;
export type Manager = (typeof managers)[number];

/** What npm-to-yarn puts under a command that it has no counterpart for; it reports failures in no other way. */
const conversionFailure = "# couldn't auto-convert command";

/** One npm command becomes three tabs; the reader's choice holds for the whole site. */
export const expandPackageManager: Expander = ({ node, props, context }) => {
  const command = textProp(props, "command");
  if (!/^(npm|npx) /.test(command)) {
    report(context, node, {
      rule: "package-manager-command",
      message: `"${command}" is no npm command.`,
      mend: "Write the npm or npx command; yarn's and pnpm's are made from it.",
    });
    return undefined;
  }
  addSample(sampleOf(command), node, context);
  for (const name of installedPackages(command)) refer(context, "installs", name, node);
  const commands = commandsOf(props, node, context);
  const panels = managers.map((manager) => {
    const code = component("CodeBlock", plainCodeBlock(commands[manager], "bash"));
    return component("Tab", { label: manager, value: manager }, [code]);
  });
  return tabs(panels, { groupId: "package-manager" });
};

/** What each tab shows: the writer's own command, or one made from npm's. */
export function commandsOf(
  props: TreeProps,
  node: JsxElement,
  context: CompileContext,
): Readonly<Record<Manager, string>> {
  const command = textProp(props, "command");
  const commandFor = (manager: Exclude<Manager, "npm">) =>
    textProp(props, manager) || convertCommand(command, manager, node, context);
  return { npm: command, yarn: commandFor("yarn"), pnpm: commandFor("pnpm") };
}

/** Scripts and programs of the platform can be asked for their options; what installs packages is npm's own. */
function sampleOf(command: string): FoundSample {
  const isPlatforms = /^(npm run |npx (strapi|create-strapi|@strapi\/))/.test(command);
  return isPlatforms
    ? { lang: "bash", request: { kind: "cli", commands: [command] } }
    : { lang: "bash", request: null, unverifiedBecause: "It is a command of npm, not of the platform." };
}

/**
 * The command for another package manager. Where none can be made, that is a problem of the page, and the command stays.
 * Programs of other packages run by npx for Yarn, too: it comes with Node, and Yarn 1 has no dlx.
 */
function convertCommand(
  command: string,
  manager: Exclude<Manager, "npm">,
  node: JsxElement,
  context: CompileContext,
): string {
  // The project's own program; dlx would fetch a package of that name.
  if (command.startsWith("npx strapi ")) return command.replace("npx", manager);
  if (manager === "yarn" && command.startsWith("npx ")) return command;
  const converted = convert(command, manager);
  if (!converted.includes(conversionFailure)) return converted;
  report(context, node, {
    rule: "package-manager-command",
    message: `"${command}" can't be converted for ${manager}.`,
    mend: `Say what ${manager} users type: ${manager}="${manager} …".`,
  });
  return command;
}
