import { z } from "zod";
import { defineFact } from "./fact";
import { declaredTexts } from "./source/declared";
import { typesOf } from "./source/types";

/** The hooks that the database layer calls around each query. */
export const lifecycleEvents = defineFact({
  name: "lifecycle-events",
  title: "Lifecycle hooks",
  source: "types of @strapi/database, lifecycles",
  columns: [{ key: "hook", label: "Hook", kind: "code" }],
  row: z.strictObject({ id: z.string(), group: z.enum(["before", "after"]), hook: z.string() }),
  extract: (platform) =>
    declaredTexts(typesOf(platform), "LifecycleAction").map((hook) => ({
      id: hook,
      group: hook.startsWith("before") ? ("before" as const) : ("after" as const),
      hook,
    })),
});
