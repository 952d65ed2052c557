import { z } from "zod";
import { defineFact } from "./fact";
import { constantIn, parseFile } from "./source/evaluate";

/** What audit logs record. */
export const auditedEvents = defineFact({
  name: "audited-events",
  title: "Events in audit logs",
  source: "the constants from which @strapi/admin and @strapi/content-releases register audited events",
  columns: [{ key: "event", label: "Event", kind: "code" }],
  row: z.strictObject({ id: z.string(), group: z.string(), event: z.string() }),
  extract: (platform) => {
    const file = platform.file("@strapi/admin/dist/server/ee/server/src/audit-logs/services/lifecycles.js");
    const always = z.array(z.string()).parse(constantIn(parseFile(file), "defaultEvents")?.value);
    const releases = platform.load(
      "@strapi/content-releases/dist/server/constants.js",
      z.object({ AUDITED_EVENTS: z.record(z.string(), z.string()) }),
    );
    return [...always, ...Object.values(releases.AUDITED_EVENTS)].map((event) => ({
      id: event,
      group: event.split(".")[0] ?? event,
      event,
    }));
  },
});
