/** Whether a command asks its reader something: the installer does, unless an option says otherwise. */
export function asks(command: string): boolean {
  return createsProject(command) && !/--(non-interactive|quickstart)\b/.test(command);
}

/** Whether a command makes a project, for which its reader begins in another folder. */
export function createsProject(command: string): boolean {
  return /\bcreate-strapi(-app)?(@\S+)?\s/.test(`${command} `);
}

/**
 * The question that a program waits at, and the keys that answer it: Enter for the default. The one that offers to log in to
 * Strapi Cloud has no default that leads on without an account, so it is skipped.
 *
 * @param shown what the terminal has shown since the last answer, with its escape sequences
 */
export function answerTo(shown: string): { question: string; keys: string } | null {
  const text = plain(shown);
  // An open question ends with a hint, such as "(Y/n)"; one that was answered, with the answer.
  const [, question] = [...text.matchAll(/^\s*\? (.+?) +\([^()]*\)\s*$/gm)].at(-1) ?? [];
  if (question === undefined) return null;
  return { question, keys: /^\s*Skip\s*$/m.test(text) ? "\x1b[B\r" : "\r" };
}

/** Text without the escape sequences that color it and move the cursor. */
export function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
  return text.replace(/\x1b\[[0-9;?]*[A-Za-z]/g, "").replaceAll("\r", "");
}
