import { z } from "zod";
import { defineFact } from "./fact";
import { declaredConstant } from "./source/bundles";

/** What audit logs record. */
export const auditedEvents = defineFact({
  name: "audited-events",
  title: "Events in audit logs",
  source: "the constants from which @strapi/admin and @strapi/content-releases register audited events",
  columns: [{ key: "event", label: "Event", kind: "code" }],
  row: z.strictObject({ id: z.string(), group: z.string(), event: z.string() }),
  extract: (platform) => {
    const file = "@strapi/admin/dist/server/ee/server/src/audit-logs/services/lifecycles.js";
    const always = z.array(z.string()).parse(declaredConstant(platform, file, "defaultEvents"));
    const constants = "@strapi/content-releases/dist/server/constants.js";
    const releases = declaredConstant(platform, constants, "AUDITED_EVENTS", {});
    return [...always, ...Object.values(z.record(z.string(), z.string()).parse(releases))].map((event) => ({
      id: event,
      group: event.split(".")[0] ?? event,
      event,
    }));
  },
});
