import convert from "npm-to-yarn";
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
  const panels = managers.map((manager) => {
    const code = component("CodeBlock", plainCodeBlock(commandFor(command, manager), "bash"));
    return component("Tab", { label: manager, value: manager }, [code]);
  });
  return tabs(panels, { groupId: "package-manager" });
};

function commandFor(command: string, manager: (typeof managers)[number]): string {
  return manager === "npm" ? command : convert(command, manager);
}
