import { z } from "zod";
import { defineFact } from "./fact";
import type { InstalledPlatform } from "./installed";
import { reportOf } from "./probe/probe";
import { flatten } from "./source/leaves";
import { propertiesOf } from "./source/properties";
import { type SettingRow, settingColumns, settingRow, settingRows } from "./source/settings";
import { templateConfig } from "./source/template";
import { typesOf } from "./source/types";

const clients = ["mysql", "postgres", "sqlite"] as const;

/** config/database.ts, with the databases that each setting is for. */
export const databaseConfiguration = defineFact({
  name: "database-configuration",
  title: "Database settings",
  source: "types of @strapi/types, the database of a loaded platform, and the templates of create-strapi-app",
  columns: [...settingColumns, { key: "clients", label: "Databases", kind: "list" }],
  row: settingRow.extend({ clients: z.array(z.enum(clients)) }),
  extract: async (platform) => {
    const perClient: { client: Client; rows: SettingRow[] }[] = [];
    for (const client of clients) perClient.push({ client, rows: await rowsOf(platform, client) });
    return inOrder(perClient.map(({ rows }) => rows.map(({ id }) => id))).map((id) => {
      const found = perClient.flatMap(({ client, rows }) =>
        rows.filter((row) => row.id === id).map((row) => ({ client, row })),
      );
      return merge(found);
    });
  },
});

type Client = (typeof clients)[number];

async function rowsOf(platform: InstalledPlatform, client: Client): Promise<SettingRow[]> {
  const types = typesOf(platform);
  const { databaseSettings } = await reportOf(platform);
  const name = `database${client[0]?.toUpperCase()}${client.slice(1)}`;
  const properties = propertiesOf(types, types.type(name));
  const declared = new Set(properties.map(({ path }) => path));
  return settingRows({
    group: "database",
    properties,
    defaults: flatten(databaseSettings, "settings").filter(({ path }) => declared.has(path)),
    newProject: templateConfig(platform, "database", client),
    read: [],
  });
}

/** One order for all lists: an item that only one of them has comes after its predecessor there. */
function inOrder(lists: readonly (readonly string[])[]): string[] {
  const order: string[] = [];
  for (const list of lists) {
    let last = -1;
    for (const id of list) {
      const known = order.indexOf(id);
      last = known === -1 ? last + 1 : known;
      if (known === -1) order.splice(last, 0, id);
    }
  }
  return order;
}

/** What is the same for all databases once, what differs side by side. */
function merge(found: readonly { client: Client; row: SettingRow }[]) {
  const [first] = found;
  if (!first) throw new Error("A setting came from no database.");
  const differing = (key: "type" | "newProject") => {
    const values = [...new Set(found.map(({ row }) => row[key]).filter((value) => value !== null))];
    return values.length > 0 ? values.join(" | ") : null;
  };
  return {
    ...first.row,
    type: differing("type"),
    newProject: differing("newProject"),
    clients: found.map(({ client }) => client),
  };
}
