/** Code of a shell: `$ ` begins a command, and what stands between commands is what they printed. */

export function isShell(lang: string): boolean {
  return lang === "bash" || lang === "sh" || lang === "shell" || lang === "console";
}

/** `$ ` at a line's start is the shell's prompt, not a part of the command. */
export function markPrompt(html: string): string {
  return html.replace(/^(?:<span class="[^"]*">)?\$(?:<\/span>)? /, '<span class="prompt">$ </span>');
}

/**
 * Lines that a command printed: those without a prompt in a block that has prompts. A command goes on in the next line
 * behind a backslash and inside of quotes. A block without prompts is all commands.
 *
 * @returns 0-based numbers of lines.
 */
export function printedLines(lines: readonly string[]): ReadonlySet<number> {
  const printed = new Set<number>();
  if (!lines.some(hasPrompt)) return printed;
  let command = "";
  lines.forEach((line, index) => {
    if (hasPrompt(line)) command = line;
    else if (goesOn(command)) command += `\n${line}`;
    else {
      printed.add(index);
      command = "";
    }
  });
  return printed;
}

function hasPrompt(line: string): boolean {
  return line.startsWith("$ ");
}

function goesOn(command: string): boolean {
  const withoutEscapes = command.replace(/\\[\s\S]/g, "");
  const withoutTexts = withoutEscapes.replace(/'[^']*'|"[^"]*"/g, "");
  return command.endsWith("\\") || /['"]/.test(withoutTexts);
}
