/** What keeps an edited sample from being run. The message is for the reader. */
export class Mistake extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
  }
}
