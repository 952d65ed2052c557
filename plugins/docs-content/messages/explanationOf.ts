import type { TreeValue } from "../../../shared/tree";
import type { Bindings } from "../components/bindings";
import type { RecordedResponse } from "../schema/recordings";
import { isMessage } from "./messageFits";
import { explainedMessages, messageFacts } from "./messages";

/**
 * Where the error index explains what a recorded response says.
 *
 * @returns a path with an anchor; undefined if no message is explained, or if the site has no error index.
 */
export function explanationOf(
  response: RecordedResponse,
  { errorIndex, facts }: Pick<Bindings, "errorIndex" | "facts">,
): string | undefined {
  const sheet = errorIndex === undefined ? undefined : facts(messageFacts);
  if (!sheet) return undefined;
  const explained = explainedMessages(sheet);
  for (const text of messagesIn(response.body)) {
    // Of several messages, the one with the most fixed words is the most exact.
    const fitting = explained.filter(({ message }) => isMessage(message, text));
    const [best] = fitting.sort((a, b) => ownLength(b.message) - ownLength(a.message));
    if (best) return `${errorIndex}/${best.family}#${best.anchor}`;
  }
  return undefined;
}

/** The strings of all `message` properties, from the outside in. */
function messagesIn(body: TreeValue | undefined): string[] {
  if (typeof body !== "object" || body === null) return [];
  const entries = Object.entries(body);
  const own = entries.flatMap(([key, value]) =>
    key === "message" && typeof value === "string" ? [value] : [],
  );
  return [...own, ...entries.flatMap(([, value]) => messagesIn(value))];
}

function ownLength(message: string): number {
  return message.replaceAll("…", "").length;
}
