import { codeIn, isShell, parsePage } from "../pageSyntax";
import { commandsIn, type ShellCommand } from "../shellBlock";

/** The commands in a page's code blocks for the shell, with their lines in its file. @param file from the content folder */
export function sessionsOf(file: string, text: string): ShellCommand[][] {
  const syntax = parsePage(file, text);
  const blocks = syntax.root ? codeIn(syntax.root) : [];
  return blocks
    .filter(({ lang }) => isShell(lang ?? ""))
    .map((code) =>
      commandsIn(code.value).map((shown) => ({ ...shown, line: syntax.lineOf(code) + 1 + shown.line })),
    );
}
