import { defineFact } from "./fact";
import { reportOf } from "./probe/probe";
import { defaultsOf, pathsRead } from "./source/defaults";
import { settingColumns, settingRow, settingRows } from "./source/settings";
import { templateConfig } from "./source/template";

/** The `config` of each plugin in config/plugins.ts: what it has by default, and what else its scripts read. */
export const pluginConfiguration = defineFact({
  name: "plugin-configuration",
  title: "Settings of plugins",
  source: "the plugins' configuration in a loaded platform, and every place of their scripts that reads it",
  columns: settingColumns,
  row: settingRow,
  extract: async (platform) => {
    const { config } = await reportOf(platform);
    const newProject = templateConfig(platform, "plugins");
    const rows = [];
    for (const group of Object.keys(config)
      .filter((name) => name.startsWith("plugin::"))
      .sort()) {
      const prefix = `${group.slice("plugin::".length)}.config.`;
      const defaults = await defaultsOf(platform, group);
      const started = newProject
        .filter(({ path }) => path.startsWith(prefix))
        .map(({ path, value }) => ({ path: path.slice(prefix.length), value }));
      rows.push(
        ...settingRows({
          group,
          properties: [],
          defaults: defaults.filter(({ path }) => !isPartOfDocument(group, path)),
          newProject: started,
          read: pathsRead(platform, group),
        }),
      );
    }
    return rows;
  },
});

/** The documentation plugin's default components are a piece of an OpenAPI document, not settings. */
function isPartOfDocument(group: string, path: string): boolean {
  return group === "plugin::documentation" && path.startsWith("components.");
}
