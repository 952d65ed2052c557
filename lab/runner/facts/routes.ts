import { z } from "zod";
import { defineFact } from "./fact";
import { reportOf } from "./probe/probe";
import { contentTypes } from "./probe/project";

/** The paths of the platform and its plugins, and those of a collection type. */
export const routes = defineFact({
  name: "routes",
  title: "Routes",
  source: "the routes of a loaded platform",
  columns: [
    { key: "method", label: "Method", kind: "code" },
    { key: "path", label: "Path", kind: "code" },
    { key: "owner", label: "Owner", kind: "code", isExtra: true },
    { key: "access", label: "Access", kind: "text", isExtra: true },
    { key: "action", label: "Action", kind: "code" },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.string().describe("The API it belongs to, and who brings it: content-api plugin::upload."),
    method: z.string(),
    path: z.string(),
    owner: z.string(),
    access: z.enum(["anyone", "permission"]),
    action: z.string().nullable(),
  }),
  extract: async (platform) => {
    const { config, routes: all } = await reportOf(platform);
    const { rest } = z.object({ rest: z.object({ prefix: z.string() }) }).parse(config.api);
    const rows = all
      .filter(({ owner }) => owner !== withLocales)
      .map(({ owner, type, method, path, handler, auth }) => {
        const isOfExample = owner === example;
        const whole = `${type === "content-api" ? rest.prefix : ""}${path}`;
        const shown = isOfExample ? whole.replace(/plain-entries/, ":pluralName") : whole;
        return {
          id: `${method} ${shown}`,
          group: `${type} ${isOfExample ? "collection type" : owner}`,
          method,
          path: shown,
          owner: isOfExample ? "a collection type" : owner,
          access: auth === false ? ("anyone" as const) : ("permission" as const),
          action: handler,
        };
      });
    return rows.sort(
      (a, b) => compare(a.group, b.group) || compare(a.path, b.path) || compare(a.method, b.method),
    );
  },
});

const example = `api::${contentTypes.plain.split(".")[1]}`;
const withLocales = `api::${contentTypes.localized.split(".")[1]}`;

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
