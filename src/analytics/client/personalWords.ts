/** The same patterns that the client masks: credit card numbers, social security numbers, email addresses. */
const personal = [/\b(?:\d[ -]*?){13,16}\b/g, /\d{3}-?\d{2}-?\d{4}/g, /[^\s@]+@[^\s@.]+\.[^\s@]+/g];

/** Replaces them, as the client's own mask does. */
const mask = "*****";

/** Takes out of a reader's own words what no one should send by accident. */
export function withoutPersonalWords(text: string): string {
  return personal.reduce((rest, pattern) => rest.replace(pattern, mask), text);
}

/** The same for every text among an event's properties. */
export function maskedProperties(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const masked = Object.entries(properties).map(([name, value]) => [
    name,
    typeof value === "string" ? withoutPersonalWords(value) : value,
  ]);
  return Object.fromEntries(masked);
}
