import type { Attribute } from "./project";

interface TextContext {
  readonly index: number;
  readonly locale?: "en" | "fr";
}

const words = ["Amber", "Birch", "Cedar", "Delta", "Ember", "Fjord", "Grove", "Harbor", "Iris", "Juniper"];
const longest = 5000;

/** A text for a field, by its name and type, that fits its length and its pattern where one of a few forms does. */
export function textFor(name: string, attribute: Attribute, { index, locale }: TextContext): string {
  const forms = formsOf(name, attribute, index).map((form) =>
    locale === "fr" && form.includes(" ") ? `${form} (fr)` : form,
  );
  const fitted = forms.map((form) => fit(form, attribute, index));
  const pattern = patternOf(attribute);
  return (pattern ? fitted.find((form) => pattern.test(form)) : undefined) ?? fitted[0] ?? "";
}

/** What the field is likely to be for comes first; the others are for patterns. */
function formsOf(name: string, { type, regex }: Attribute, index: number): string[] {
  const word = words[index % words.length] ?? "";
  const number = index + 1;
  const plain = `${word} ${name.replace(/[_-]+|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase()} ${number}`;
  const slug = plain.toLowerCase().replaceAll(" ", "-");
  const email = `${word.toLowerCase()}.${number}@example.com`;
  const url = `https://example.com/${slug}`;
  if (type === "email") return [email];
  if (type === "uid") return [slug];
  if (type === "password") return [`Generated-${number}`];
  if (type === "richtext") return [`## ${plain}\n\nGenerated for the field **${name}**.`];
  if (type === "text") return [`${plain}. Generated for this field.`];
  const likely = [
    /e-?mail/i.test(name) ? [email] : [],
    /url|link|href|website/i.test(name) ? [url] : [],
    /colou?r/i.test(name) ? [`#${(0x2a6f97 + index * 4096).toString(16)}`] : [],
    /phone/i.test(name) ? [`+1555010${String(number).padStart(4, "0")}`] : [],
  ].flat();
  return [...likely, plain, ...(typeof regex === "string" ? others(word, number, slug, url, email) : [])];
}

function others(word: string, number: number, ...more: string[]): string[] {
  const digits = String(number);
  const lengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
  const letters = `${word}${word}${word}`.toLowerCase();
  return [
    ...more,
    word,
    ...lengths.map((length) => digits.padStart(length, "1")),
    ...lengths.map((length) => letters.slice(-length)),
    ...lengths.map((length) => letters.slice(-length).toUpperCase()),
    ...[2, 3, 4].flatMap((length) =>
      [2, 3, 4, 5].map((size) => `${letters.slice(0, length).toUpperCase()}-${digits.padStart(size, "0")}`),
    ),
    `#${digits.padStart(6, "0")}`,
    `+1555010${digits.padStart(4, "0")}`,
    `1.${digits}.0`,
    `00000000-0000-4000-8000-${digits.padStart(12, "0")}`,
  ];
}

/** A string of the right length that still differs from those of the other entries. */
function fit(text: string, { minLength, maxLength, type }: Attribute, index: number): string {
  const most = Number(maxLength ?? (type === "string" ? 255 : longest));
  const fewest = Math.min(Number(minLength ?? 0), longest);
  const number = (index + 1).toString(36);
  if (text.length > most) return text.slice(0, Math.max(0, most - number.length)) + number.slice(0, most);
  return text.length < fewest ? text.padEnd(fewest, ` ${text}`).trimEnd().padEnd(fewest, ".") : text;
}

function patternOf({ regex }: Attribute): RegExp | undefined {
  if (typeof regex !== "string") return undefined;
  try {
    return new RegExp(regex);
  } catch {
    return undefined;
  }
}
