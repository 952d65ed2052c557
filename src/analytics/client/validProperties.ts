/** The most keys that a map of properties may have. From the specification. */
const maxKeys = 1_000;

/**
 * Whether an event's properties are valid: numbers, strings, booleans, maps of these, and arrays of numbers, strings, or
 * maps. Arrays can't be nested. The client checks this only for properties of users.
 */
export function areValidProperties(properties: Readonly<Record<string, unknown>>): boolean {
  const entries = Object.entries(properties);
  return entries.length <= maxKeys && entries.every(([, value]) => isValid(value));
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
