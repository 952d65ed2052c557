import ts from "typescript-api";
import type { InstalledPlatform } from "../installed";
import { englishFile, englishOf } from "../source/english";
import { literalText, type PackageScript, propertyOf, scriptsOf, visitScript } from "../source/scripts";
import { messageTexts } from "./messageTexts";
import { isPanelError } from "./panelErrors";
import { plainText } from "./plainText";

/** A message that the admin panel shows. */
export interface PanelText {
  readonly text: string;
  /** The script that has it, from `node_modules`. */
  readonly path: string;
  /** Its key in the translation file; undefined for a text that only the code has. */
  readonly key: string | undefined;
}

/** Messages among the texts of the panel: those of the package's translation file, and those that only its code has. */
export function panelTexts(platform: InstalledPlatform, packageName: string): PanelText[] {
  const english = englishOf(platform, packageName);
  const common = englishOf(platform, "@strapi/admin");
  const shown = scriptsOf(platform, packageName, /defaultMessage|toggleNotification/)
    .filter(({ path }) => isPanelScript(path))
    .flatMap((script) => described(script, packageName));
  const alarming = new Set(shown.filter(({ isAlarm }) => isAlarm).map(({ key }) => key));
  const file = englishFile(packageName);
  const translated = Object.entries(english).map(([key, text]) => ({
    text: plainText(text),
    path: file,
    key,
    isAlarm: alarming.has(key),
  }));
  const coded = shown
    // A translation replaces the text in the code.
    .filter(({ key = "" }) => english[key] === undefined && common[key] === undefined)
    .map((entry) => ({ ...entry, text: plainText(entry.text) }));
  return [
    ...translated.filter(({ key, text, isAlarm }) => isPanelError(key, text, isAlarm)),
    ...coded
      .filter(({ key = "", text, isAlarm }) => isPanelError(key, text, isAlarm))
      .map((entry) => ({ ...entry, key: undefined })),
  ];
}

/** The panel's own code, without what needs a license. */
export function isPanelScript(path: string): boolean {
  return path.includes("/dist/admin/") && !/\/(ee|tests|translations)\//.test(path);
}

interface Described extends PanelText {
  /** Shown in a notification of an error or a warning. */
  readonly isAlarm: boolean;
}

/** Texts that a script describes as `{ id, defaultMessage }`, or gives to a notification of an error or a warning. */
function described(script: PackageScript, packageName: string): Described[] {
  const { path } = script;
  const found: Described[] = [];
  visitScript(script, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const text = literalText(propertyOf(node, "defaultMessage"));
    const key = keyIn(propertyOf(node, "id"), packageName);
    if (text !== undefined) found.push({ text, path, key, isAlarm: isInAlarm(node) });
    const own = isAlarm(node) ? messageTexts(propertyOf(node, "message")) : [];
    found.push(...own.map((text) => ({ text, path, key: undefined, isAlarm: true })));
  });
  return found;
}

function isInAlarm(node: ts.Node): boolean {
  if (ts.isSourceFile(node) || ts.isBlock(node)) return false;
  return (ts.isObjectLiteralExpression(node) && isAlarm(node)) || isInAlarm(node.parent);
}

/** `toggleNotification({ type: "danger", … })` */
function isAlarm(node: ts.ObjectLiteralExpression): boolean {
  const { parent } = node;
  if (!ts.isCallExpression(parent) || !/toggleNotification$/.test(parent.expression.getText())) return false;
  return /^(danger|warning)$/.test(literalText(propertyOf(node, "type")) ?? "");
}

/** `"upload.key"` or `getTranslation("key")`, without the plugin's name, as translation files have it. */
function keyIn(node: ts.Expression | undefined, packageName: string): string | undefined {
  const given = node && ts.isCallExpression(node) ? node.arguments[0] : node;
  return literalText(given)?.replace(`${packageName.replace(/^@strapi\/(plugin-)?/, "")}.`, "");
}
