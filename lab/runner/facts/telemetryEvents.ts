import ts from "typescript-api";
import { z } from "zod";
import { defineFact } from "./fact";
import { literalText, scriptsWith, visitScript } from "./source/scripts";

/** The events that are sent as usage information, by their names. */
export const telemetryEvents = defineFact({
  name: "telemetry-events",
  title: "Events sent as usage information",
  source: "every place in the scripts of all @strapi packages that sends an event by a name it spells",
  columns: [
    { key: "event", label: "Event", kind: "code" },
    { key: "packages", label: "Sent by", kind: "list" },
  ],
  row: z.strictObject({ id: z.string(), event: z.string(), packages: z.array(z.string()) }),
  extract: (platform) => {
    const sentBy = new Map<string, Set<string>>();
    for (const script of scriptsWith(platform, sends)) {
      visitScript(script, (node) => {
        if (!ts.isCallExpression(node) || !calls.test(node.expression.getText())) return;
        const event = literalText(node.arguments[0]);
        if (event === undefined || !/^(did|will|has|create|cli)[A-Z]/.test(event)) return;
        sentBy.set(event, (sentBy.get(event) ?? new Set()).add(script.packageName));
      });
    }
    return [...sentBy]
      .map(([event, packages]) => ({ id: event, event, packages: [...packages].sort() }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  },
});

const sends = /trackUsage|telemetry|metrics|sendEvent/i;
const calls = /(trackUsage|trackUsageRef\.current|sendEvent|\.send|trackEvent|trackUsage\.current)$/;
