import { z } from "zod";
import { defineFact } from "./fact";
import { reportOf } from "./probe/probe";
import { declaringScript } from "./source/bundles";
import { internalsOf } from "./source/internals";
import { templateConfig } from "./source/template";

const names = z.array(z.string());

/** Every middleware that can be named in config/middlewares.ts or on a route. */
export const middlewares = defineFact({
  name: "middlewares",
  title: "Middlewares",
  source:
    "middlewares registered by a loaded platform, the list of @strapi/core, and the templates of create-strapi-app",
  columns: [
    { key: "middleware", label: "Middleware", kind: "code" },
    { key: "position", label: "Position in a new project", kind: "text" },
    { key: "required", label: "Must be listed", kind: "yesNo" },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z
      .enum(["global", "route"])
      .describe("Those of the platform itself stand in the list, plugins' on routes."),
    middleware: z.string(),
    position: z.number().nullable(),
    required: z.boolean(),
  }),
  extract: async (platform) => {
    const { registered } = await reportOf(platform);
    const path = "@strapi/core/dist/services/server/register-middlewares.js";
    const file = declaringScript(platform, path, "requiredMiddlewares") ?? platform.file(path);
    const required = names.parse(internalsOf(file, ["requiredMiddlewares"]).requiredMiddlewares);
    const listed = names.parse(templateConfig(platform, "middlewares")[0]?.value);
    const all = [...listed, ...names.parse(registered.middlewares).filter((name) => !listed.includes(name))];
    return all.map((name) => ({
      id: name,
      group: name.startsWith("strapi::") ? ("global" as const) : ("route" as const),
      middleware: name,
      position: listed.includes(name) ? listed.indexOf(name) + 1 : null,
      required: required.includes(name),
    }));
  },
});
