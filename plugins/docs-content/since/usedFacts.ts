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
  const program = parseCode(text, lang);
  if (!program) return [];
  const name = configurationName(title);
  return [...usedInScript(program, title), ...(name === undefined ? [] : usedSettings(name, program))];
}
