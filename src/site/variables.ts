import { z } from "zod";

/** Variables of the environment: their forms, and a message that names all that are wrong. */

export type Environment = Readonly<Record<string, string | undefined>>;

export const text = z.string().trim().min(1, "is empty: write a value or leave it out");
export const flag = z.enum(["true", "false"], "write true or false").transform((value) => value === "true");
export const address = text.refine(
  (value) => URL.canParse(value),
  "write an address such as https://host.example",
);
export const expression = text.refine(isExpression, "is no regular expression: mend or remove it");
/** Addresses with commas between them. */
export const addresses = text
  .transform((list) => list.split(/\s*,\s*/))
  .pipe(z.array(address))
  .default([]);

/**
 * @param beginning of the message, as in `The search can't be set up:`.
 * @param nameOf what a key of the schema is called in the environment.
 * @throws with every variable that is wrong, and what to write instead.
 */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
  beginning: string,
  nameOf: (key: string) => string = (key) => key,
): z.output<Schema> {
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path: [key], message }) => {
    const value = environment[String(key)];
    const name = nameOf(String(key));
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
