/** Words of a command line, without quotes; a line of several commands is several lists. */
export function splitCommand(line: string): string[][] {
  const commands: string[][] = [[]];
  for (const [, double, single, plain] of line.matchAll(/"([^"]*)"|'([^']*)'|(;|[^\s;]+)/g)) {
    const word = double ?? single ?? plain ?? "";
    if (plain !== undefined && /^(&&|\|\||\||;)$/.test(plain)) commands.push([]);
    else commands.at(-1)?.push(word);
  }
  return commands.map(withoutVariables).filter((words) => words.length > 0);
}

/** `NODE_ENV=production npm start` runs npm. */
function withoutVariables(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !/^\w+=/.test(word));
  return first === -1 ? [] : words.slice(first);
}
