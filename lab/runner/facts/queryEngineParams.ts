import { z } from "zod";
import { defineFact } from "./fact";
import { membersOf } from "./source/members";
import { typesOf } from "./source/types";

/** The parameters that methods of `strapi.db.query(uid)` declare; the types declare the same ones for nearly all methods. */
export const queryEngineParams = defineFact({
  name: "query-engine-params",
  title: "Parameters of the Query Engine",
  source: "@strapi/database, the parameters of the entity manager",
  columns: [{ key: "param", label: "Parameter", kind: "code" }],
  row: z.strictObject({ id: z.string(), param: z.string() }),
  extract: (platform) => {
    const types = typesOf(platform);
    return membersOf(types, types.type("queryEngineParams")).map(({ name }) => ({ id: name, param: name }));
  },
});
