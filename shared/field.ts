/** What is known of a value whose type no one vouches for, such as a page's data in the browser. */

/** @returns undefined unless the value is an object that has it. */
export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

export function textField(value: unknown, name: string): string | undefined {
  const text = field(value, name);
  return typeof text === "string" ? text : undefined;
}

/** @returns an empty list unless it is one. */
export function listField(value: unknown, name: string): readonly unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}
