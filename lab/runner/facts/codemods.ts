import { readdirSync } from "node:fs";
import { z } from "zod";
import { defineFact } from "./fact";

/** The changes that the upgrade tool makes to a project's code and package.json. */
export const codemods = defineFact({
  name: "codemods",
  title: "Codemods",
  source: "@strapi/upgrade, resources/codemods",
  columns: [
    { key: "codemod", label: "Codemod", kind: "code" },
    { key: "version", label: "Version", kind: "code" },
    { key: "changes", label: "Changes", kind: "text" },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.string(),
    codemod: z.string(),
    version: z.string(),
    changes: z.enum(["code", "package.json"]),
  }),
  extract: (platform) => {
    const folder = platform.file("@strapi/upgrade/resources/codemods");
    return readdirSync(folder)
      .sort()
      .flatMap((version) =>
        readdirSync(`${folder}/${version}`)
          .sort()
          .flatMap((file) => {
            const [, codemod, kind] = /^(.+)\.(code|json)\.ts$/.exec(file) ?? [];
            if (codemod === undefined) return [];
            const changes = kind === "json" ? ("package.json" as const) : ("code" as const);
            return { id: codemod, group: version, codemod, version, changes };
          }),
      );
  },
});
