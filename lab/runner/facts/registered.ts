import { z } from "zod";
import { defineFact } from "./fact";
import { reportOf } from "./probe/probe";

const kinds = ["services", "controllers", "policies", "middlewares", "hooks"] as const;

/** Everything that code can get from the platform by UID, without what a project adds. */
export const registered = defineFact({
  name: "registered",
  title: "Registered names",
  source: "the registries of a loaded platform",
  columns: [
    { key: "uid", label: "UID", kind: "code" },
    { key: "kind", label: "Kind", kind: "text", isExtra: true },
  ],
  row: z.strictObject({ id: z.string(), group: z.enum(kinds), uid: z.string(), kind: z.enum(kinds) }),
  extract: async (platform) => {
    const { registered: all } = await reportOf(platform);
    return kinds.flatMap((kind) =>
      (all[kind] ?? [])
        .filter((uid) => !uid.startsWith("api::"))
        .map((uid) => ({ id: `${kind} ${uid}`, group: kind, uid, kind })),
    );
  },
});
