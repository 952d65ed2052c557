/** A value inside of a configuration, by its path. */
export interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

/** Source text that stands for a value: a call whose result is another one on each machine. */
export class Code {
  constructor(readonly source: string) {}
}

/** All values of a nested object that are no objects with entries themselves, in their order. */
export function flatten(value: unknown, prefix = ""): Leaf[] {
  if (!isBranch(value)) return [{ path: prefix, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, prefix === "" ? key : `${prefix}.${key}`),
  );
}

function isBranch(value: unknown): value is object {
  return (
    typeof value === "object" &&
    value !== null &&
    !(value instanceof Code) &&
    !Array.isArray(value) &&
    Object.keys(value).length > 0
  );
}

/** Longer strings, such as those of emails, would make a table unreadable. */
const maxLength = 60;

/** A value as it would be written in code; null when there is none. */
export function asCode(value: unknown): string | null {
  if (value instanceof Code) return value.source;
  if (value === undefined || value === "[function]") return null;
  if (typeof value === "string" && value.length > maxLength) {
    return JSON.stringify(`${value.slice(0, maxLength).replace(/\s+\S*$/, "")} …`);
  }
  return JSON.stringify(value);
}
