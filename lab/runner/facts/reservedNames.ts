import { z } from "zod";
import { defineFact } from "./fact";
import { reportOf } from "./probe/probe";

/** Names that content types and attributes can't have. */
export const reservedNames = defineFact({
  name: "reserved-names",
  title: "Reserved names",
  source: "the Content-Type Builder of a loaded platform",
  columns: [{ key: "name", label: "Name", kind: "code" }],
  row: z.strictObject({ id: z.string(), group: z.enum(["content types", "attributes"]), name: z.string() }),
  extract: async (platform) => {
    const { models, attributes } = (await reportOf(platform)).reservedNames;
    return [
      ...models.map((name) => ({ id: `content type ${name}`, group: "content types" as const, name })),
      ...attributes.map((name) => ({ id: `attribute ${name}`, group: "attributes" as const, name })),
    ];
  },
});
