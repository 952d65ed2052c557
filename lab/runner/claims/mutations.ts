import { type Claim, claimsFile, valuesIn } from "../content";

type Path = readonly (string | number)[];

/** A quote with another number, status, or literal, as if the page were wrong; nothing for one without a value. */
export function mutatedQuote(quote: string, random: () => number): string | undefined {
  const values = valuesIn(quote);
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) return undefined;
  const { text, index } = value;
  return quote.slice(0, index) + changedText(text) + quote.slice(index + text.length);
}

/** Keys of a claim that hold what is expected. */
const expectations = [
  "status",
  "expect",
  "error",
  "log",
  "output",
  "code",
  "has",
  "title",
  "responseHeaders",
  // Not "hidden": what has a wrong name is hidden, too.
  "visible",
  "disabled",
];

/** The claim with one expectation off by one; nothing for a claim whose expectation has no value to change. */
export function mutatedClaim(claim: Claim, random: () => number): Claim | undefined {
  const sites = Object.entries(claim)
    .filter(([key]) => expectations.includes(key))
    .flatMap(([key, value]) => leavesOf(value, [key]));
  const site = sites[Math.floor(random() * sites.length)];
  if (!site) return undefined;
  const changed: unknown = replaced(claim, site.path, changedValue(site));
  return claimsFile.parse({ claims: [changed] }).claims[0];
}

interface Site {
  readonly path: Path;
  readonly value: unknown;
}

function leavesOf(value: unknown, path: Path): Site[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => leavesOf(inner, [...path, index]));
  if (typeof value !== "object" || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function replaced(value: unknown, [key, ...rest]: Path, leaf: unknown): unknown {
  if (key === undefined) return leaf;
  if (Array.isArray(value))
    return value.map((inner, index) => (index === key ? replaced(inner, rest, leaf) : inner));
  const entries = Object.entries(Object(value));
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === key ? replaced(inner, rest, leaf) : inner]),
  );
}

/** A header that must be missing can only be one that must be there. */
function changedValue({ value, path }: Site): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return changedText(value);
  return path[0] === "responseHeaders" ? "x" : 0;
}

/** The last number plus one; a string without a number gets another letter. */
function changedText(text: string): string {
  const number = /\d+(?!.*\d)/s.exec(text);
  if (!number) return text.replace(/\w(?!.*\w)/s, "$&x").concat(/\w/.test(text) ? "" : "x");
  return `${text.slice(0, number.index)}${Number(number[0]) + 1}${text.slice(number.index + number[0].length)}`;
}
