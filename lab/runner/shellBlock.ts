import { printedLines } from "./pageSyntax";

/** A command of a code block for the shell. */
export interface ShellCommand {
  readonly command: string;
  /** What the block shows below it; empty if it shows nothing. */
  readonly output: string;
  /** 0-based, in the block. */
  readonly line: number;
}

/** The commands of a block. Without prompts, each line is one, except empty lines. */
export function commandsIn(code: string): ShellCommand[] {
  const lines = code.split("\n");
  const printed = printedLines(lines);
  const hasPrompts = lines.some((line) => line.startsWith("$ "));
  const commands: { command: string[]; output: string[]; line: number }[] = [];
  for (const [line, text] of lines.entries()) {
    const last = commands.at(-1);
    if (text.startsWith("$ ")) commands.push({ command: [text.slice(2)], output: [], line });
    else if (!hasPrompts && text.trim() !== "") commands.push({ command: [text], output: [], line });
    else if (printed.has(line)) last?.output.push(text);
    else if (hasPrompts) last?.command.push(text);
  }
  return commands.map(({ command, output, line }) => ({
    command: command.join("\n"),
    output: output.join("\n").trim(),
    line,
  }));
}
