import { z } from "zod";
import { defineFact } from "./fact";
import { reportOf } from "./probe/probe";
import { declaredConstant } from "./source/bundles";

const events = z.record(z.string(), z.string());

/** The events that a webhook can be sent for. */
export const webhookEvents = defineFact({
  name: "webhook-events",
  title: "Webhook events",
  source: "the webhook store of a loaded platform, and the constants of licensed features",
  columns: [
    { key: "event", label: "Event", kind: "code" },
    { key: "name", label: "Constant", kind: "code", isExtra: true },
    { key: "feature", label: "Licensed feature", kind: "code", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.string().describe("What it is about: entry, media, releases or review-workflows."),
    event: z.string(),
    name: z.string(),
    feature: z.string().nullable(),
  }),
  extract: async (platform) => {
    const { webhookEvents: always } = await reportOf(platform);
    const releases = declaredConstant(
      platform,
      "@strapi/content-releases/dist/server/constants.js",
      "ALLOWED_WEBHOOK_EVENTS",
    );
    const workflows = declaredConstant(
      platform,
      "@strapi/review-workflows/dist/server/constants/webhook-events.js",
      "webhookEvents",
    );
    return [
      ...always.map((entry) => rowOf(entry, null)),
      ...Object.entries(events.parse(releases)).map((entry) => rowOf(entry, "cms-content-releases")),
      ...Object.entries(events.parse(workflows)).map((entry) => rowOf(entry, "review-workflows")),
    ];
  },
});

function rowOf([name, event]: readonly [string, string], feature: string | null) {
  return { id: event, group: event.split(".")[0] ?? event, event, name, feature };
}
