import convert from "npm-to-yarn";
import { z } from "zod";
import { addSample, type FoundSample } from "../../../plugins/docs-content/compile/addSample";
import { plainCodeBlock } from "../../../plugins/docs-content/compile/codeBlock";
import { type CompileContext, refer, report } from "../../../plugins/docs-content/compile/context";
import { component, type JsxElement } from "../../../plugins/docs-content/compile/hastTypes";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { code } from "../../../plugins/docs-content/markdown/mdast";
import { installedPackages } from "../../../plugins/docs-content/samples/packages";
import { tabsOf } from "../Tabs/Tabs.definition";

const props = z.strictObject({
  command: z
    .string()
    .min(1)
    .describe("The npm or npx command. The Yarn and pnpm commands are derived from it."),
  yarn: z
    .string()
    .regex(/^(yarn|npx) \S/, "write a command that starts with yarn or npx")
    .optional()
    .describe("The Yarn command, if it can't be derived."),
  pnpm: z
    .string()
    .regex(/^(pnpm|npx) \S/, "write a command that starts with pnpm or npx")
    .optional()
    .describe("The pnpm command, if it can't be derived."),
});

const managers = ["npm", "yarn", "pnpm"] as const;
export type Manager = (typeof managers)[number];

/** What npm-to-yarn puts under a command that it has no counterpart for; it reports failures in no other way. */
const conversionFailure = "# couldn't auto-convert command";

/** One npm command becomes three tabs; the reader's choice holds for the whole site. */
export const packageManagerDefinition = {
  isReplaced: true,
  props,
  expand: ({ node, props: written, context }) => {
    const { command } = written;
    if (!/^(npm|npx) /.test(command)) {
      report(context, node, {
        rule: "package-manager-command",
        message: `"${command}" isn't an npm command.`,
        fix: "Write the npm or npx command. The Yarn and pnpm commands are derived from it.",
      });
      return undefined;
    }
    addSample(sampleOf(command), node, context);
    for (const name of installedPackages(command)) refer(context, "installs", name, node);
    const commands = commandsOf(written, node, context);
    const panels = managers.map((manager) => {
      const code = component("CodeBlock", plainCodeBlock(commands[manager], "bash"));
      const isDerived = manager === "npm" ? {} : { isDerived: true };
      return component("Tab", { label: manager, value: manager, ...isDerived }, [code]);
    });
    return tabsOf(panels, { groupId: "package-manager" });
  },
  markdown: ({ props: { command } }) => [code("bash", command)],
  example: '<PackageManager command="npm install @strapi/plugin-graphql" />',
} satisfies TagDefinition<typeof props>;

/** What each tab shows: the writer's own command, or one made from npm's. */
export function commandsOf(
  { command, ...own }: z.infer<typeof props>,
  node: JsxElement,
  context: CompileContext,
): Readonly<Record<Manager, string>> {
  const commandFor = (manager: Exclude<Manager, "npm">) =>
    own[manager] ?? convertCommand(command, manager, node, context);
  return { npm: command, yarn: commandFor("yarn"), pnpm: commandFor("pnpm") };
}

/** The platform's scripts and programs have their own --help; commands that install packages are npm's. */
function sampleOf(command: string): FoundSample {
  const isPlatforms = /^(npm run |npx (strapi|create-strapi|@strapi\/))/.test(command);
  return isPlatforms
    ? { lang: "bash", request: { kind: "cli", commands: [command] } }
    : { lang: "bash", request: null, unverifiedBecause: "It is a command of npm, not of the platform." };
}

/**
 * The command for another package manager. If it can't be derived, that is a problem of the page, and the command stays.
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
    fix: `Add the command: ${manager}="${manager} …".`,
  });
  return command;
}
