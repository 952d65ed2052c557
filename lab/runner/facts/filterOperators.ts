import { z } from "zod";
import { defineFact } from "./fact";
import { declaringScript } from "./source/bundles";
import { internalsOf } from "./source/internals";

const operators = z.object({
  where: z.array(z.string()),
  group: z.array(z.string()),
  array: z.array(z.string()),
  cast: z.array(z.string()),
});

/** The operators of `filters`. */
export const filterOperators = defineFact({
  name: "filter-operators",
  title: "Filter operators",
  source: "@strapi/utils, operators",
  columns: [
    { key: "operator", label: "Operator", kind: "code" },
    { key: "takes", label: "Takes", kind: "text", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.enum(["comparison", "logical", "internal"]),
    operator: z.string(),
    takes: z.enum(["one value", "a list of values", "conditions"]),
  }),
  extract: (platform) => {
    const path = "@strapi/utils/dist/operators.js";
    const file = declaringScript(platform, path, "OPERATORS") ?? platform.file(path);
    const { where, group, array } = operators.parse(internalsOf(file, ["OPERATORS"]).OPERATORS);
    const logical = new Set([...group, "$not"]);
    return [...where.filter((name) => !logical.has(name)), ...logical].map((name) => ({
      id: name,
      group: internal.has(name)
        ? ("internal" as const)
        : logical.has(name)
          ? ("logical" as const)
          : ("comparison" as const),
      operator: name,
      takes: logical.has(name)
        ? ("conditions" as const)
        : array.includes(name)
          ? ("a list of values" as const)
          : ("one value" as const),
    }));
  },
});

/** The platform's own code calls it experimental and for internal use. */
const internal = new Set(["$jsonSupersetOf"]);
