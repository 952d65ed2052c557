import { z } from "zod";
import { defineFact } from "./fact";
import { reportOf } from "./probe/probe";

/** Conditions under which a permission can be given. */
export const conditions = defineFact({
  name: "conditions",
  title: "Conditions of permissions",
  source: "conditions registered by a loaded platform",
  columns: [
    { key: "condition", label: "Condition", kind: "text" },
    { key: "uid", label: "Id", kind: "code" },
  ],
  row: z.strictObject({ id: z.string(), condition: z.string(), uid: z.string() }),
  extract: async (platform) =>
    (await reportOf(platform)).conditions.map(({ id, displayName }) => ({
      id,
      condition: displayName,
      uid: id,
    })),
});
