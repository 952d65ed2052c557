/** Code of a shell: `$ ` begins a command, and the lines between commands are their output. */

export function isShell(lang: string): boolean {
  return lang === "bash" || lang === "sh" || lang === "shell" || lang === "console";
}

/** `$ ` at a line's start is the shell's prompt, not a part of the command. */
export function markPrompt(html: string): string {
  return html.replace(/^(?:<span class="[^"]*">)?\$(?:<\/span>)? /, '<span class="prompt">$ </span>');
}

/**
 * Lines of output: lines without a prompt in a block that has prompts. A command continues in the next line after a backslash
 * and inside quotes. In a block without prompts, all lines are commands.
 *
 * @returns 0-based numbers of lines.
 */
export function printedLines(lines: readonly string[]): ReadonlySet<number> {
  const printed = new Set<number>();
  if (!lines.some(hasPrompt)) return printed;
  let isContinued = false;
  let quote = "";
  lines.forEach((line, index) => {
    const begins = hasPrompt(line);
    if (!begins && !isContinued) printed.add(index);
    else {
      quote = quoteAfter(line, begins ? "" : quote);
      isContinued = quote !== "" || line.endsWith("\\");
    }
  });
  return printed;
}

function hasPrompt(line: string): boolean {
  return line.startsWith("$ ");
}

/** @param quote that is open at the beginning of the line, or "". @returns the one that is open at its end. Each line is read once. */
function quoteAfter(line: string, quote: string): string {
  let open = quote;
  for (const [sign] of line.matchAll(/\\.|['"]/g)) {
    if (sign === open) open = "";
    else if (open === "" && sign.length === 1) open = sign;
  }
  return open;
}
