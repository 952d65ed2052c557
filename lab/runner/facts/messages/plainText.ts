import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** A text in ICU's format as a message: `…` for values and choices. */
export function plainText(text: string): string {
  return textOf(parsed(text)).replace(/\s+/g, " ").trim();
}

/** A text that isn't in that format, such as `<name@domain>`, is shown as it is. */
function parsed(text: string): ReturnType<typeof parse> {
  try {
    return parse(text, { requiresOtherClause: false });
  } catch {
    return parse(text.replace(/['{}<]/g, "'$&'"), { ignoreTag: true });
  }
}

function textOf(elements: ReturnType<typeof parse>): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      return element.type === TYPE.tag ? textOf(element.children) : "…";
    })
    .join("");
}
