import { z } from "zod";
import { defineFact } from "./fact";
import { documentMethods } from "./source/methods";

/** The methods of `strapi.documents(uid)`; their names are also the actions that middlewares see. */
export const documentServiceMethods = defineFact({
  name: "document-service-methods",
  title: "Methods of the Document Service",
  source: "@strapi/types, the Document Service's instance",
  members: "document-service-params",
  columns: [
    { key: "method", label: "Method", kind: "code" },
    { key: "signature", label: "Signature", kind: "code", isExtra: true },
    { key: "params", label: "Parameters", kind: "list" },
    { key: "draftAndPublish", label: "Only with Draft & Publish", kind: "yesNo" },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.enum(["public", "internal"]),
    method: z.string(),
    signature: z.string(),
    params: z.array(z.string()),
    draftAndPublish: z.boolean(),
  }),
  extract: (platform) =>
    documentMethods(platform).map(({ name, signature, params, isInternal, needsDraftAndPublish }) => ({
      id: name,
      group: isInternal ? ("internal" as const) : ("public" as const),
      method: `${name}()`,
      signature,
      params: params.map(({ path }) => path),
      draftAndPublish: needsDraftAndPublish,
    })),
});
