/** Tags and expressions can follow each other directly. */
const betweenCode = /[ \t]+|<\/?(?=[\w$>])|\{/y;
const inTag = /\s+|"[^"]*"|'[^']*'|[^\s{}<>"'`/]+|\/?>|\{/y;
const inExpression =
  /[^{}"'`/]+|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'|\/\*[\s\S]*?\*\/|[{}]/y;

/**
 * Where the tags and expressions end that begin a line; its start if there are none. Infinity where that takes a parser to
 * tell, as in a template or a module: content must not contain those, so the page has a problem anyway.
 *
 * @param from offset of the line's first character behind `prefix`
 * @param prefix signs of the quotes and items that the line is in
 */
export function endOfCode(text: string, from: number, prefix: string): number {
  if (/^(?:import|export)\s/.test(text.slice(from, from + 7))) return Infinity;
  const end = endOfTags(text, from);
  // Further lines of code in a quote begin with the quote's sign, which is part of no token.
  return prefix.includes(">") && text.slice(from, end).includes("\n") ? Infinity : end;
}

/** Infinity where a tag or an expression doesn't end. */
function endOfTags(text: string, from: number): number {
  const around: RegExp[] = [];
  let at = from;
  for (;;) {
    const token = around.at(-1) ?? betweenCode;
    const found = tokenAt(text, at, token);
    if (found === "") return around.length > 0 ? Infinity : at;
    at += found.length;
    const inner = codeBehind(token, found);
    if (inner) around.push(inner);
    else if (found === "}" || (token === inTag && found.endsWith(">"))) around.pop();
  }
}

function codeBehind(token: RegExp, found: string): RegExp | undefined {
  if (found === "{") return inExpression;
  return token === betweenCode && found.startsWith("<") ? inTag : undefined;
}

function tokenAt(text: string, at: number, token: RegExp): string {
  token.lastIndex = at;
  return token.exec(text)?.[0] ?? "";
}
