import { isShell } from "../compile/shell";
import { configurationName, usedSettings } from "./inConfiguration";
import { usedInRequest } from "./inRequest";
import { usedFieldOptions } from "./inSchema";
import { usedInScript } from "./inScript";
import { usedInShell } from "./inShell";
import { usedVariables } from "./inVariables";
import { parseCode } from "./parseCode";
import type { UsedFact, WrittenCode } from "./usedFact";

const scripts = new Set(["ts", "typescript", "tsx", "js", "javascript", "jsx", "mjs", "cjs"]);
const withVariables = new Set(["env", "dotenv", "ini", "properties", "dockerfile", "docker", "yaml", "yml"]);

/** What code uses of the platform, as far as its syntax says so: a word of text or of a comment is nothing. */
export function usedFacts({ lang, title, text }: WrittenCode): UsedFact[] {
  if (isShell(lang)) return [...usedInShell(text), ...usedVariables(text)];
  if (lang === "http") return usedInRequest(text);
  if (lang === "json") return /schema\.json$/.test(title) ? usedFieldOptions(text) : [];
  if (withVariables.has(lang) || /(?:^|\/)\.env/.test(title)) return usedVariables(text);
  if (!scripts.has(lang)) return [];
  const name = configurationName(title);
  return [
    ...usedInScript(parseCode(text, lang), title),
    ...(name === undefined ? [] : settingsIn(name, text, lang)),
  ];
}

/** A configuration can be a part of its file: some entries of the object. */
function settingsIn(name: string, text: string, lang: string): UsedFact[] {
  const used = usedSettings(name, parseCode(text, lang));
  return used.length > 0 ? used : usedSettings(name, parseCode(`export default {\n${text}\n};`, lang));
}
