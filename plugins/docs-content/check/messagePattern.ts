import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** Fewer letters than this say nothing: `{count} of {total}` would be the pattern of half of all sentences. */
const minLetters = 3;

/**
 * A string of an interface as it is displayed: `Delete {count, plural, one {entry} other {entries}}` becomes a regular
 * expression that matches "Delete entry" and "Delete entries". Markup in it isn't displayed.
 *
 * @returns undefined for a string that isn't a message, or that consists only of data.
 */
export function messagePattern(text: string): RegExp | undefined {
  const message = parsed(text);
  if (!message || lettersOf(message) < minLetters) return undefined;
  return new RegExp(`^\\s*${message.map(sourceOf).join("")}\\s*$`, "u");
}

/** Spaces as a browser prints them. */
export function flat(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function parsed(text: string): MessageFormatElement[] | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function sourceOf(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.literal:
      return element.value.replace(/\s+/g, " ").replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
    case TYPE.tag:
      return element.children.map(sourceOf).join("");
    case TYPE.select:
    case TYPE.plural: {
      const options = Object.values(element.options).map(({ value }) => value.map(sourceOf).join(""));
      return `(?:${options.join("|")})`;
    }
    default:
      return ".+";
  }
}

function lettersOf(message: readonly MessageFormatElement[]): number {
  return message.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + (element.value.match(/\p{L}/gu)?.length ?? 0);
    if (element.type === TYPE.tag) return sum + lettersOf(element.children);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return sum;
    return sum + Math.min(...Object.values(element.options).map(({ value }) => lettersOf(value)));
  }, 0);
}
