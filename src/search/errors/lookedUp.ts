/** A message of the error index, or of a table on another page. */
export interface FoundMessage {
  readonly kind: "found";
  /** The path of its page, with its anchor. */
  readonly url: string;
  /** With `…` for values. */
  readonly message: string;
  /** The title of its page, such as the family of messages. */
  readonly page: string;
  /** Whether the error index has it. Messages of other programs are in tables on other pages. */
  readonly isIndexed: boolean;
  /** Meaning, causes, and fix. Empty for a message without an explanation. */
  readonly explanation: readonly string[];
}

/** No message fits. */
interface NoMessage {
  readonly kind: "unknown" | "foreign";
  /** The program that the text seems to come from, if that shows. */
  readonly software?: string | undefined;
}

/**
 * The result of looking up a pasted text: a message, something else from the platform ("unknown"), or a
 * text with no sign of the platform ("foreign").
 */
export type LookedUp = FoundMessage | NoMessage;
