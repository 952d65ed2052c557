/** A message of the error index. */
export interface FoundMessage {
  readonly kind: "found";
  /** The path of its page, with its anchor. */
  readonly url: string;
  /** With `…` for values. */
  readonly message: string;
  /** The title of its page: the family of messages. */
  readonly page: string;
  /** Meaning, causes, and fix. Empty for a message without an explanation. */
  readonly explanation: readonly string[];
}

/**
 * The result of looking up a pasted text: a message of the error index, something else from the platform ("unknown"), or a
 * text with no sign of the platform ("foreign").
 */
export type LookedUp = FoundMessage | { readonly kind: "unknown" } | { readonly kind: "foreign" };
