import { endOfCode } from "./mdxCode";
import { prefixOf } from "./nesting";

/**
 * Blanks out the code in fenced blocks, so that everything else keeps its position. A fence ends with the item or quote that contains it.
 * Backticks inside of a tag, a comment, or other code of MDX open no fence: they must not hide what follows.
 */
export function withoutFences(text: string): string {
  let fence: { readonly mark: string; readonly prefix: string } | undefined;
  let start = 0;
  let codeEnd = 0;
  return text
    .split("\n")
    .map((line) => {
      const prefix = prefixOf(line);
      const from = start + prefix.length;
      start += line.length + 1;
      // What follows the backticks of a fence holds no backtick, or the line is code in a sentence.
      const own = line.slice(prefix.length);
      const [mark] = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(own) ?? [];
      if (fence && continues(line, fence.prefix)) {
        if (!mark?.startsWith(fence.mark) || own.trim() !== mark) return " ".repeat(line.length);
        fence = undefined;
        return line;
      }
      if (from >= codeEnd) codeEnd = endOfCode(text, from, prefix);
      fence = mark !== undefined && from >= codeEnd ? { mark, prefix } : undefined;
      return line;
    })
    .join("\n");
}

/** Rather no than yes: what is taken for text is held to more limits. */
function continues(line: string, prefix: string): boolean {
  if (line.trim() === "") return !prefix.includes(">");
  const own = prefixOf(line);
  return prefix.includes(">") ? own.startsWith(prefix.trimEnd()) : own.length >= prefix.length;
}
