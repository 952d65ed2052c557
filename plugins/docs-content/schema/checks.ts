import { z } from "zod";
import { type Condition, checkOutcomeIds } from "../../../shared/configuration/check";

const optionPath = z
  .string()
  .regex(
    /^(server|admin|middlewares|plugins|database)(\.[^.\s]+)*$/,
    "write a path from the file's name on, as in server.proxy.koa",
  );
const oneOrMore = <T extends z.ZodType>(one: T) => z.union([one, z.array(one).min(2)]);
const values = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).min(1);
const pattern = z.string().refine(compiles, "write a regular expression");

const optionCondition = z
  .strictObject({
    option: oneOrMore(optionPath).describe("Of several, any is enough."),
    is: values.optional(),
    isNot: values.optional().describe("It isn't set, or is something else."),
    isMissing: z.literal(true).optional(),
    matches: pattern.optional(),
    above: z.union([z.number(), optionPath]).optional(),
    default: z.number().optional().describe("The default of the option in above."),
    below: z.number().optional(),
    lacks: z.array(z.string().min(1)).min(1).optional().describe("Items of which the list lacks one."),
  })
  .refine(({ option: _option, default: _default, ...tests }) => Object.keys(tests).length <= 1, {
    message: "write one test for each condition",
  });

const variable = z.string().regex(/^[A-Z][A-Z0-9_]*$/, "write the name of a variable");
const envCondition = z
  .strictObject({
    env: oneOrMore(variable),
    matches: pattern.optional(),
    isMissing: z.literal(true).optional(),
  })
  .refine(({ matches, isMissing }) => (matches === undefined) === (isMissing === true), {
    message: "write matches or isMissing",
  });

const sentence = z.string().regex(/^[A-Z`].*[.]$/s, "write sentences, with a period at their end");

/** A statement that the configuration checker makes, with the claim that proves it. */
export const check = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, "write words in lowercase with hyphens"),
  at: z
    .string()
    .regex(/^#\S+$/, "write an anchor of the page, as in #cors")
    .optional(),
  outcome: z.enum(checkOutcomeIds),
  if: z.array(z.union([optionCondition, envCondition])).min(1) satisfies z.ZodType<Condition[]>,
  effect: sentence.describe("What Strapi does."),
  change: sentence.describe("What to do about it: an imperative."),
});

function compiles(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}
