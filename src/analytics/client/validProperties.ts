/** The most keys that a map of properties may have. From the specification. */
const mostKeys = 1_000;

/**
 * Whether an event's properties may be sent: numbers, strings, booleans, maps of these, and arrays of numbers, strings, or
 * maps. Arrays may not be nested. The client checks this for properties of users only.
 */
export function areValidProperties(properties: Readonly<Record<string, unknown>>): boolean {
  const entries = Object.entries(properties);
  return entries.length <= mostKeys && entries.every(([, value]) => isValid(value));
}

function isValid(value: unknown): boolean {
  // What is undefined is not in the JSON that is sent.
  if (value === undefined) return true;
  if (Array.isArray(value))
    return value.every((item) => typeof item === "number" || typeof item === "string" || isValidMap(item));
  return (
    typeof value === "boolean" || typeof value === "number" || typeof value === "string" || isValidMap(value)
  );
}

function isValidMap(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && areValidProperties({ ...value })
  );
}
