import type { Code } from "mdast";
import { compileLive, LiveSyntaxError } from "../../../src/playground/live/liveCode";
import type { FenceOptions } from "./codeFence";
import { type CompileContext, placeOf, report } from "./context";
import { type ComponentElement, component } from "./hastTypes";
import { highlightLines } from "./highlight";

const liveLanguages = ["jsx", "tsx"];

/** Turns a `live` fence into a Playground. Code that would show its readers an error is a problem. */
export function compileLiveFence(
  node: Code,
  lang: string,
  options: FenceOptions,
  context: CompileContext,
): ComponentElement {
  const { title, highlighted, showLineNumbers, wrap, collapse, diff, sample } = options;
  if (!liveLanguages.includes(lang)) {
    report(context, node, {
      rule: "live-code",
      message: `Code in ${lang} can't be run here.`,
      fix: "Write ```jsx live or ```tsx live, or remove live.",
    });
  }
  if (highlighted.size > 0 || showLineNumbers || wrap || collapse || diff || sample.marks.length > 0) {
    report(context, node, {
      rule: "live-code",
      message:
        "Live code can't have highlighted, numbered, wrapped, or folded lines, and the lab doesn't run it.",
      fix: 'Keep only live and title="…".',
    });
  }
  checkCode(node, context);
  const html = highlightLines(node.value, lang).map((line) => `<span class="line">${line}</span>`);
  return component("Playground", { html: html.join("\n"), lang, ...(title === null ? {} : { title }) });
}

function checkCode(node: Code, context: CompileContext): void {
  try {
    compileLive(node.value);
  } catch (error) {
    if (!(error instanceof LiveSyntaxError)) throw error;
    const place = placeOf(context, node);
    context.problems.push({
      file: context.file,
      // The code begins in the line below its fence.
      line: place.line + (error.line ?? 0),
      column: place.column,
      rule: "live-code",
      message: `The live code can't be run: ${error.message}`,
      fix: "Fix the code, and try it on the page.",
    });
  }
}
