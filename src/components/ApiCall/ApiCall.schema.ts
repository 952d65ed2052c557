import { z } from "zod";

/** Anything that JSON can hold. */
const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]),
);
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/**
 * Who may send a request: anybody, three API tokens by what they may, two end users, the administrator. lab/README.md
 * says what each of them is allowed.
 */
export const callers = ["public", "read-only", "full-access", "custom", "reader", "editor", "admin"] as const;
export type Caller = (typeof callers)[number];

const requestShape = {
  method: z.enum(methods).optional().describe("GET when left out."),
  path: z
    .string()
    .regex(/^\/[^\s?#]*$/, "write the path alone, such as /api/recipes; what follows ? belongs into query")
    .describe("From the host on, without a query string."),
  query: z
    .union([z.string().regex(/^[^?#\s]+$/, "write it without ?, # and spaces"), z.record(z.string(), json)])
    .optional()
    .describe("The query string: as an object for qs, or as text where its spelling matters."),
  headers: z
    .record(z.string(), z.string())
    .optional()
    .describe("Headers beyond those that follow from body and as."),
  body: json.optional().describe("An object is sent as JSON, a text as it is."),
  as: z.enum(callers).optional().describe("Who sends it: public when left out."),
};

export const apiCallSchema = z.strictObject({
  ...requestShape,
  title: z
    .string()
    .min(1)
    .optional()
    .describe("What the request is for, where the text before it doesn't say."),
  expect: z
    .number()
    .int()
    .min(200)
    .max(599)
    .optional()
    .describe("The status, where it is no success: 400. Without it any 2xx will do."),
  show: z
    .union([
      z.number().int().positive(),
      z.string().regex(/^(\/[^/]+)+$/, "write a JSON pointer such as /data/0/blocks"),
    ])
    .optional()
    .describe(
      "The part of the answer to show: the first entries of the list, or what a JSON pointer leads to.",
    ),
  before: z
    .array(z.union([z.strictObject(requestShape), z.strictObject({ run: z.string().min(1) })]))
    .min(1)
    .optional()
    .describe(
      "What brings about what this request needs, not shown: requests, or code to run in the platform.",
    ),
  follows: z
    .boolean()
    .optional()
    .describe("Runs on what the page's previous sample left behind, instead of on the seed."),
});

export type RequestProps = z.infer<z.ZodObject<typeof requestShape>>;
