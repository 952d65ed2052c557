import type { InstalledPlatform } from "../installed";
import { adminPackages } from "../source/adminPackages";
import { stringId } from "../source/english";
import { type PackageScript, scriptsOf, visitScript } from "../source/scripts";
import type { PanelFamily } from "./families";
import { type Message, messagesIn } from "./messagesIn";
import { isPanelScript, panelTexts } from "./panelTexts";

/** A message of the admin panel, with the script that has it. */
export interface PanelMessage {
  readonly message: Message;
  readonly script: Pick<PackageScript, "packageName" | "path">;
  readonly family: PanelFamily;
  /** The ID of a translated text among the facts about texts of the panel. */
  readonly string?: string;
}

/** What the panel shows when something is wrong, and the errors and warnings that its code throws or logs in the browser's console. */
export function panelMessages(platform: InstalledPlatform): PanelMessage[] {
  return adminPackages(platform).flatMap((packageName) => [
    ...panelTexts(platform, packageName).map(({ text, path, key }) => ({
      message: { text, by: "panel" },
      script: { packageName, path },
      family: "admin-panel" as const,
      ...(key !== undefined && { string: stringId(packageName, key) }),
    })),
    ...scriptsOf(platform, packageName, /Error|console\./)
      .filter(({ path }) => isPanelScript(path))
      .flatMap((script) => codeMessages(script)),
  ]);
}

function codeMessages(script: PackageScript): PanelMessage[] {
  const found: PanelMessage[] = [];
  visitScript(script, (node) => {
    for (const { text, by } of messagesIn(node, new Map()))
      if (!bundler.test(text))
        found.push({
          message: { text, by: by.replace("log:", "console:") },
          script,
          family: "admin-panel-code",
        });
  });
  return found;
}

/** The bundler of the packages adds it. */
const bundler = /^Unknown variable dynamic import/;
