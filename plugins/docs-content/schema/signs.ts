import { z } from "zod";
import type { Sign } from "../../../shared/upgrade/sign";

const word = z.string().min(1, "write a name");
const oneOrMore = (name: z.ZodString) => z.union([name, z.array(name).min(1)]);
const words = oneOrMore(word);
const paths = oneOrMore(word.regex(/^[^.\s]+(\.[^.\s]+)+$/, "write a path with dots, as in server.proxy"));
const codes = oneOrMore(word.regex(/^[\w$]+(\.[\w$]+)*$/, "write a name, or names with dots between them"));
const is = z
  .array(z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .min(1, "list at least one value, or leave is out")
  .optional()
  .describe("Values that count. Without it, any value does.");
const inPath = word.optional().describe("Only in paths that match this pattern.");

/** What in a project's files shows that a change concerns it. */
export const signs = z
  .array(
    z.union(
      [
        z.strictObject({
          dependency: words,
          below: z
            .string()
            .regex(/^\d+\.\d+\.\d+$/)
            .optional(),
        }),
        z.strictObject({ script: words }),
        z.strictObject({ config: paths, is }),
        z.strictObject({ schema: paths, is }),
        z.strictObject({ file: words }),
        z.strictObject({ jsx: words }),
        z.strictObject({ env: words }),
        z.strictObject({ import: words, names: z.array(word).min(1).optional(), in: inPath }),
        z.strictObject({ code: codes, is, in: inPath }),
        z.strictObject({ text: words, in: inPath }),
      ],
      "write one of dependency, script, config, schema, file, jsx, env, import, code, and text, as CONTRIBUTING.md shows",
    ),
  )
  .min(1, "list at least one sign, or leave signs out") satisfies z.ZodType<Sign[]>;
