import { z } from "zod";
import { defineFact } from "./fact";
import { declaredConstant } from "./source/bundles";

const zones = z.record(z.string(), z.record(z.string(), z.array(z.unknown())));
const hooks = z.record(z.string(), z.string());

/** Where plugins can add to the Content Manager: hooks that change data, zones that take components. */
export const adminExtensionPoints = defineFact({
  name: "admin-extension-points",
  title: "Hooks and injection zones",
  source: "constants of @strapi/content-manager's part of the admin panel",
  columns: [
    { key: "name", label: "Name", kind: "code" },
    { key: "kind", label: "Kind", kind: "text", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.enum(["hook", "injection zone"]),
    name: z.string(),
    kind: z.enum(["hook", "injection zone"]),
  }),
  extract: (platform) => {
    const constant = (file: string, name: string) =>
      declaredConstant(platform, `@strapi/content-manager/dist/admin/${file}`, name);
    const named = (name: string, kind: "hook" | "injection zone") => ({ id: name, group: kind, name, kind });
    return [
      ...Object.values(hooks.parse(constant("constants/hooks.js", "HOOKS"))).map((name) =>
        named(name, "hook"),
      ),
      ...Object.entries(zones.parse(constant("components/InjectionZone.js", "INJECTION_ZONES"))).flatMap(
        ([page, places]) => Object.keys(places).map((place) => named(`${page}.${place}`, "injection zone")),
      ),
    ];
  },
});
