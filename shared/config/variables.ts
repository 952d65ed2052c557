import { z } from "zod";

/** Schemas for environment variables, and a message that lists all invalid ones. */

export type Environment = Readonly<Record<string, string | undefined>>;

export const text = z.string().trim().min(1, "is empty: write a value or leave it out");
export const flag = z.enum(["true", "false"], "write true or false").transform((value) => value === "true");
export const url = text.refine((value) => URL.canParse(value), "write a URL such as https://host.example");
export const expression = text.refine(isExpression, "is no regular expression: fix or remove it");
/** Comma-separated URLs. */
export const urls = text
  .transform((list) => list.split(",").map((entry) => entry.trim()))
  .pipe(z.array(url))
  .default([]);

/** A value that is null if its variable isn't set: GraphQL and JSON have no undefined. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().default(null);
}

/** What a variable is called: `indexName` is `INDEX_NAME`. */
export function variableName(key: string): string {
  return key.replace(/[A-Z]/g, "_$&").toUpperCase();
}

/** What variables of a group are called: `indexName` of `SEARCH` is `SEARCH_INDEX_NAME`. */
export function variableOf(group: string): (key: string) => string {
  return (key) => `${group}_${variableName(key)}`;
}

/**
 * @param schema whose keys `nameOf` turns into the names of variables.
 * @param beginning of the message, as in `The search can't be set up:`.
 * @throws with every variable that is wrong, and what to write instead.
 */
export function readVariables<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Environment,
  beginning: string,
  nameOf: (key: string) => string,
): z.output<Schema> {
  const values = Object.keys(schema.shape).map((key) => [key, environment[nameOf(key)]]);
  const result = schema.safeParse(Object.fromEntries(values));
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path: [key], message }) => {
    const name = nameOf(String(key));
    const value = environment[name];
    return value === undefined ? `${name} ${message}` : `${name} is "${value}": ${message}`;
  });
  throw new Error([beginning, ...lines].join("\n  "));
}

function isExpression(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
