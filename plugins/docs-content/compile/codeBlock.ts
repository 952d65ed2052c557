import type { Code } from "mdast";
import type { TreeProps } from "../../../src/site/tree";
import { didYouMean } from "../nearest";
import { type FenceOptions, readFenceMeta } from "./codeFence";
import { type CompileContext, placeOf, report } from "./context";
import { escapeHtml, highlightLines, isKnownLanguage, knownLanguages } from "./highlight";

/** Turns a code fence into the props of a CodeBlock, coloured, and reports what is wrong with it. */
export function compileFence(node: Code, context: CompileContext): TreeProps {
  const lang = checkedLanguage(node, context);
  const { options, errors } = readFenceMeta(node.meta ?? "", node.value.split("\n").length);
  for (const message of errors) {
    report(context, node, {
      rule: "code-fence-option",
      message,
      mend: 'Known: title="…", {1,3-5}, showLineNumbers, diff, wrap, collapse.',
    });
  }
  context.samples.push({ lang, title: options.title, line: placeOf(context, node).line });
  return codeBlockProps(node.value, lang, options);
}

const noOptions = readFenceMeta("", 0).options;

/** The props of a CodeBlock for code that no fence was written for, such as a package manager's command. */
export function plainCodeBlock(code: string, lang: string): TreeProps {
  return codeBlockProps(code, lang, noOptions);
}

function codeBlockProps(code: string, lang: string, options: FenceOptions): TreeProps {
  const isDiff = options.diff || lang === "diff";
  const source = isDiff ? readDiff(code) : code.split("\n").map((text) => ({ text, mark: "" }));
  const highlighted = highlightLines(source.map((line) => line.text).join("\n"), lang);
  const html = source.map(({ text, mark }, index) => {
    const classes = ["line", mark, options.highlighted.has(index + 1) ? "hl" : ""].filter(Boolean).join(" ");
    const content = highlighted[index] ?? escapeHtml(text);
    return `<span class="${classes}">${isShell(lang) ? markPrompt(content) : content}</span>`;
  });
  return {
    html: html.join("\n"),
    lang,
    lines: source.length,
    ...(options.title === null ? {} : { title: options.title }),
    ...(options.showLineNumbers ? { showLineNumbers: true } : {}),
    ...(options.wrap ? { wrap: true } : {}),
    ...(options.collapse ? { collapse: true } : {}),
    ...(isDiff ? { diff: true } : {}),
  };
}

function checkedLanguage(node: Code, context: CompileContext): string {
  const lang = node.lang ?? "";
  if (lang === "") {
    report(context, node, {
      rule: "code-fence-language",
      message: "This code fence names no language.",
      mend: "Write the language behind the backticks: ```ts, ```bash, ```json, or ```text for none.",
    });
    return "text";
  }
  if (isKnownLanguage(lang)) return lang;
  report(context, node, {
    rule: "code-fence-language",
    message: `No highlighter knows the language "${lang}".`,
    mend: `Name another one, or text.${didYouMean(lang, knownLanguages())}`,
  });
  return "text";
}

/** A diff's first column says what became of the line; it is shown as a colour and mark, not as text to copy. */
function readDiff(code: string): { text: string; mark: string }[] {
  return code.split("\n").map((line) => {
    if (line.startsWith("+")) return { text: line.slice(1), mark: "ins" };
    if (line.startsWith("-")) return { text: line.slice(1), mark: "del" };
    return { text: line.startsWith(" ") ? line.slice(1) : line, mark: "" };
  });
}

function isShell(lang: string): boolean {
  return lang === "bash" || lang === "sh" || lang === "shell" || lang === "console";
}

/** `$ ` at a line's start is the shell's prompt, not a part of the command. */
function markPrompt(html: string): string {
  return html.replace(/^(?:<span class="[^"]*">)?\$(?:<\/span>)? /, '<span class="prompt">$ </span>');
}
