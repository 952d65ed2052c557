/** A message needs a part of at least this many characters. Shorter ones, such as in `… is a …`, occur in most sentences. */
const minLetters = 6;

/** Whether a text contains a message, with any values for its `…`. */
export function messageFits(message: string): (text: string) => boolean {
  const parts = message.split("…");
  if (parts.every((part) => part.trim().length < minLetters)) return () => false;
  return (text) => haveOrder(parts, text);
}

/** Whether a text is exactly one message, with any values for its `…`. */
export function isMessage(message: string, text: string): boolean {
  const [first = "", ...rest] = message.split("…");
  const last = rest.pop();
  if (last === undefined) return text === message;
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
    return false;
  return haveOrder(rest, text.slice(first.length, text.length - last.length));
}

/** Whether a text contains the parts one after the other, with anything between them. */
function haveOrder(parts: readonly string[], text: string): boolean {
  let end = 0;
  return parts.every((part) => {
    const start = text.indexOf(part, end);
    end = start + part.length;
    return start !== -1;
  });
}

/** All strings in a value, at any depth. Each line break or series of spaces is one space. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value.replace(/\s+/g, " ")];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
