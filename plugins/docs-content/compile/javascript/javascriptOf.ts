import { toCommonJs } from "./toCommonJs";
import { withoutTypes } from "./withoutTypes";

/** Code in JavaScript, line by line, with the line of the TypeScript that each comes from. */
export interface DerivedCode {
  readonly code: string;
  /** 1-based; 0 for a line that only JavaScript has. */
  readonly lines: readonly number[];
}

/**
 * The JavaScript version of TypeScript code: without its types and, where Strapi loads the file as it is, with `require` and
 * `module.exports`.
 *
 * @param isCommonJs whether Strapi requires the file without compiling it
 * @returns undefined where both languages have the same code, and where the code is no whole statement, such as one property.
 * @throws {Error} with a sentence, if the code has no equal in JavaScript.
 */
export function javascriptOf(code: string, isCommonJs: boolean): DerivedCode | undefined {
  const untyped = withoutTypes(code);
  if (untyped === undefined) return undefined;
  const script = isCommonJs ? toCommonJs(untyped) : untyped;
  return script === code ? undefined : withoutGaps(script, code);
}

/** @returns the path of the same file in JavaScript; words stay as they are. */
export const javascriptTitle = (title: string | null): string | null =>
  title?.replace(/\.([cm]?)ts(x?)$/, ".$1js$2") ?? null;

/**
 * Whether Strapi requires a file as it is. The admin panel and the parts of plugins are bundled, and so are front ends.
 *
 * @param title of the fence: the file's path, or any words
 * @param isChecked whether the lab compiles the file in a Strapi project; other code may be of any project
 */
export function isRequiredByStrapi(title: string | null, isChecked: boolean): boolean {
  const path = title ?? "";
  if (!path.endsWith(".ts") || /^src\/(admin|plugins\/[^/]+\/(admin|server))\//.test(path)) return false;
  return isChecked
    ? /^(config|database|scripts|src)\//.test(path)
    : /^(config|src\/(api|extensions))\//.test(path);
}

/** Spaces and a comma before a removed type, and their replacement. */
const traces: readonly (readonly [RegExp, string])[] = [
  [/(?<=\S) {2,}/g, " "],
  [/(?<=\S) +(?=[;),])/g, ""],
  [/(?<=\S) +(?=})/g, ""],
  [/,(?= }.* from )/g, ""],
];

/** @param before the line with its types; what looks like a trace there is a part of the code */
function withoutTraces(line: string, before: string): string {
  const own = traces.filter(([trace]) => before.search(trace) < 0);
  return own.reduce((text, [trace, put]) => text.replace(trace, put), line);
}

/** Removes lines that held nothing but types, and blank lines that would then stand at the start or next to another. */
function withoutGaps(script: string, original: string): DerivedCode {
  const before = original.split("\n");
  const kept: { text: string; line: number }[] = [];
  script.split("\n").forEach((raw, index) => {
    const text = withoutTraces(raw.trimEnd(), before[index] ?? raw);
    const isBlank = text === "";
    const wasBlank = (before[index] ?? "").trim() === "";
    const previous = kept.at(-1)?.text ?? "";
    if (isBlank && (!wasBlank || previous === "")) return;
    kept.push({ text, line: index < before.length ? index + 1 : 0 });
  });
  while (kept.at(-1)?.text === "") kept.pop();
  return { code: kept.map(({ text }) => text).join("\n"), lines: kept.map(({ line }) => line) };
}
