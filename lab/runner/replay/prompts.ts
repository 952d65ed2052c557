/** Whether a command has prompts: the installer does, unless an option prevents them. */
export function asks(command: string): boolean {
  return createsProject(command) && !/--(non-interactive|quickstart)\b/.test(command);
}

/** Whether a command creates a project, which a reader does in another folder. */
export function createsProject(command: string): boolean {
  return /\bcreate-strapi(-app)?(@\S+)?\s/.test(`${command} `);
}

/**
 * The prompt that a program waits at, and the keys for it: Enter for the default. The prompt for a Strapi Cloud login has no
 * default that works without an account, so it is skipped.
 *
 * @param shown the terminal's output since the last input, with its escape sequences
 */
export function answerTo(shown: string): { question: string; keys: string } | null {
  const text = plain(shown);
  // An open prompt ends with a hint, such as "(Y/n)"; a completed one, with the input.
  const [, question] = [...text.matchAll(/^\s*\? (.+?) +\([^()]*\)\s*$/gm)].at(-1) ?? [];
  if (question === undefined) return null;
  return { question, keys: /^\s*Skip\s*$/m.test(text) ? "\x1b[B\r" : "\r" };
}

/** Text without the escape sequences that color it and move the cursor. */
export function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
  return text.replace(/\x1b\[[0-9;?]*[A-Za-z]/g, "").replaceAll("\r", "");
}
