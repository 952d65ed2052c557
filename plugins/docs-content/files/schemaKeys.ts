import { z } from "zod";

/** The keys that a schema allows at a path, for suggestions; a union allows the keys of all its branches. */
export function keysAt(schema: z.core.$ZodType | undefined, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodLazy || schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) {
    return [...new Set(schema.options.flatMap((option) => keysAt(option, path)))];
  }
  const [key, ...rest] = path;
  if (schema instanceof z.ZodArray && key !== undefined) return keysAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  if (key === undefined) return Object.keys(schema.shape);
  return Object.hasOwn(schema.shape, key) ? keysAt(schema.shape[String(key)], rest) : [];
}
