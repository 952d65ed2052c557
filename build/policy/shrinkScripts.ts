import { transformSync } from "esbuild";
import { isInline } from "./inlineScripts";
import type { CodePart } from "./pageParts";

/** Texts of scripts in pages, and what is left of them: there are six or so, on all pages the same. */
const small = new Map<string, string>();

/** Takes out what only people need, who read it where it was written. */
export function shrunk(script: CodePart): CodePart {
  if (script.text === "" || !isInline(script)) return script;
  const text = small.get(script.text) ?? smallest(script.text);
  small.set(script.text, text);
  return { ...script, text };
}

/** Repeats until it gets no smaller, so that a warm build leaves the scripts of the previous one as they are. */
function smallest(text: string): string {
  // Bytes, as all of a page: writePolicies.ts. What comes back has escapes for all that isn't ASCII.
  const smaller = transformSync(Buffer.from(text, "latin1"), { minify: true }).code.replace(/;?\n?$/, "");
  return smaller.length < text.length ? smallest(smaller) : text;
}
