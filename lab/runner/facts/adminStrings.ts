import ts from "typescript-api";
import { z } from "zod";
import { defineFact } from "./fact";
import type { InstalledPlatform } from "./installed";
import { reportOf } from "./probe/probe";
import { adminPackages } from "./source/adminPackages";
import { englishOf, stringId } from "./source/english";
import { paidActions } from "./source/paidActions";
import { literalText, propertyOf, scriptsOf, visitScript } from "./source/scripts";

/** Every English text of the admin panel: what bold names in pages are checked against. */
export const adminStrings = defineFact({
  name: "admin-strings",
  title: "Texts of the admin panel",
  source:
    "translations, default messages and texts in the admin scripts of all @strapi packages, and names of permissions",
  columns: [{ key: "text", label: "Text", kind: "text" }],
  row: z.strictObject({ id: z.string().describe("The package and the text's key."), text: z.string() }),
  extract: async (platform) => {
    const rows = new Map<string, { id: string; text: string }>();
    const add = (owner: string, key: string, text: string): void => {
      const id = stringId(owner, key);
      if (text.trim() !== "" && !rows.has(id)) rows.set(id, { id, text });
    };
    for (const name of adminPackages(platform)) {
      for (const [key, text] of Object.entries(englishOf(platform, name)).sort(byKey)) add(name, key, text);
    }
    // In bundles, strings in the code have no name that stays the same from release to release.
    for (const name of platform.isPast ? [] : adminPackages(platform)) {
      for (const [key, text] of defaultMessages(platform, name)) add(name, key, text);
    }
    for (const { actionId, displayName } of (await reportOf(platform)).actions)
      add("permissions", actionId, displayName);
    for (const { uid, displayName } of paidActions(platform)) add("permissions", uid, displayName);
    return [...rows.values()];
  },
});

function byKey([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Strings in the code itself: next to a key that no translation file has, or as the children of an element. */
function defaultMessages(platform: InstalledPlatform, name: string): [string, string][] {
  const found = new Map<string, string>();
  for (const script of scriptsOf(platform, name, /defaultMessage|jsx/)) {
    if (!/\/dist\/(admin|_chunks)\//.test(script.path) || script.path.includes("/translations/")) continue;
    visitScript(script, (node) => {
      if (!ts.isObjectLiteralExpression(node)) return;
      const text = textIn(node, "defaultMessage");
      if (text !== undefined)
        found.set(textIn(node, "id") ?? `${script.path.split("/").at(-1)} ${text}`, text);
      const children = textIn(node, "children");
      if (children !== undefined && /[A-Za-z]{2}/.test(children)) found.set(children, children);
    });
  }
  return [...found].sort(byKey);
}

function textIn(node: ts.ObjectLiteralExpression, key: string): string | undefined {
  return literalText(propertyOf(node, key));
}
