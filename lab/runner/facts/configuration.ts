import { defineFact } from "./fact";
import { defaultsOf, pathsRead } from "./source/defaults";
import { propertiesOf } from "./source/properties";
import { settingColumns, settingRow, settingRows } from "./source/settings";
import { templateConfig } from "./source/template";
import { typesOf } from "./source/types";

/** config/server.ts, admin.ts, api.ts, features.ts and typescript.ts: every setting that is declared or read. */
export const configuration = defineFact({
  name: "configuration",
  title: "Settings",
  source:
    "types of @strapi/types, the configuration of a loaded platform, and every place of its scripts that reads it",
  columns: settingColumns,
  row: settingRow,
  extract: async (platform) => {
    const rows = [];
    for (const group of ["server", "admin", "api", "features", "typescript"]) {
      const types = typesOf(platform);
      const sources = {
        group,
        properties: propertiesOf(types, types.type(group)),
        defaults: await defaultsOf(platform, group),
        newProject: filesOfNewProject.has(group) ? templateConfig(platform, group) : [],
        read: pathsRead(platform, group),
      };
      rows.push(...settingRows(sources));
    }
    return rows;
  },
});

const filesOfNewProject = new Set(["server", "admin", "api"]);
