import { z } from "zod";
import { defineFact } from "./fact";
import { membersOf } from "./source/members";
import { typesOf } from "./source/types";

/** The methods of `strapi.db.query(uid)`. */
export const queryEngineMethods = defineFact({
  name: "query-engine-methods",
  title: "Methods of the Query Engine",
  source: "@strapi/database, the Repository of the entity manager",
  columns: [
    { key: "method", label: "Method", kind: "code" },
    { key: "signature", label: "Signature", kind: "code" },
  ],
  row: z.strictObject({ id: z.string(), method: z.string(), signature: z.string() }),
  extract: (platform) => {
    const types = typesOf(platform);
    return membersOf(types, types.type("queryEngine")).map(({ name, signature }) => ({
      id: name,
      method: `${name}()`,
      signature: signature ?? name,
    }));
  },
});
