import { z } from "zod";
import { defineFact } from "./fact";
import { documentMethods } from "./source/methods";

/** One row a parameter of a method of the Document Service; the group is the method. */
export const documentServiceParams = defineFact({
  name: "document-service-params",
  title: "Parameters of the Document Service",
  source: "@strapi/types, the parameters of the Document Service's methods",
  columns: [
    { key: "method", label: "Method", kind: "code", isExtra: true },
    { key: "param", label: "Parameter", kind: "code" },
    { key: "type", label: "Type", kind: "code" },
    { key: "required", label: "Required", kind: "yesNo" },
    { key: "deprecated", label: "Deprecated", kind: "yesNo", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.string(),
    method: z.string(),
    param: z.string(),
    type: z.string(),
    required: z.boolean(),
    deprecated: z.boolean(),
  }),
  extract: (platform) =>
    documentMethods(platform).flatMap(({ name, params }) =>
      params.map(({ path, type, isRequired, isDeprecated }) => ({
        id: `${name}.${path}`,
        group: name,
        method: `${name}()`,
        param: path,
        type,
        required: isRequired,
        deprecated: isDeprecated,
      })),
    ),
});
