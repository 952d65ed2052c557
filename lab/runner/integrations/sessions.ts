import type { Code, Nodes } from "mdast";
import { isShell, parsePage, printedLines } from "../pageSyntax";

/** A command that a page shows, with what it prints there. */
export interface ShownCommand {
  readonly command: string;
  /** Empty if the page shows no output. */
  readonly output: string;
  /** In the page's file. */
  readonly line: number;
}

/** The commands in a page's code blocks for the shell. Those of one block belong together. @param file from the content folder */
export function sessionsOf(file: string, text: string): ShownCommand[][] {
  const syntax = parsePage(file, text);
  const blocks = syntax.root ? codeIn(syntax.root) : [];
  return blocks
    .filter(({ lang }) => isShell(lang ?? ""))
    .map((code) => commandsIn(code.value, syntax.lineOf(code) + 1));
}

function codeIn(node: Nodes): Code[] {
  if (node.type === "code") return [node];
  return "children" in node ? node.children.flatMap(codeIn) : [];
}

function commandsIn(code: string, firstLine: number): ShownCommand[] {
  const lines = code.split("\n");
  const printed = printedLines(lines);
  const commands: { command: string[]; output: string[]; line: number }[] = [];
  for (const [index, text] of lines.entries()) {
    const last = commands.at(-1);
    if (text.startsWith("$ "))
      commands.push({ command: [text.slice(2)], output: [], line: firstLine + index });
    else if (printed.has(index)) last?.output.push(text);
    else last?.command.push(text);
  }
  return commands.map(({ command, output, line }) => ({
    command: command.join("\n"),
    output: output.join("\n").trim(),
    line,
  }));
}
