/** What keeps an edited sample from being run. The message is for the reader. */
export class Mistake extends Error {
  constructor(
    message: string,
    readonly line?: number,
    readonly column?: number,
  ) {
    super(message);
  }
}

/** Where code can't be parsed, the parser's message ends with the place: `… (3:12)`. */
export function syntaxMistake({
  name,
  message,
}: {
  readonly name: string;
  readonly message: string;
}): Mistake | undefined {
  const [, sentence, line, column] =
    /^(?:Error transforming [\w.]+: )?(.*) \((\d+):(\d+)\)$/s.exec(message) ?? [];
  if (name !== "SyntaxError" || sentence === undefined) return undefined;
  return new Mistake(`${sentence}.`, Number(line), Number(column));
}
