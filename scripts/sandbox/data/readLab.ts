import { z } from "zod";
import { loadLab, prepareLab } from "../../../lab/runner/platform/lab";
import type { SandboxData } from "../../../sandbox/src/data";
import { Failure } from "../../command/failure.mjs";
import { allowed, allowedPlugins } from "./allowed";

const schema = z.record(z.string(), z.unknown());
const named = z.object({ singularName: z.string(), pluralName: z.string() }).loose();
const contentType = z
  .object({ collectionName: z.string(), globalId: z.string(), info: named, attributes: schema })
  .extend({ kind: z.enum(["collectionType", "singleType"]) })
  .extend({ apiName: z.string().optional(), plugin: z.string().optional() })
  .loose();
const component = z
  .object({ uid: z.string(), category: z.string(), collectionName: z.string(), attributes: schema })
  .loose();
const table = z.object({
  name: z.string(),
  sql: z.array(z.string()),
  sequence: z.number().nullable(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});
const found = z.object({
  strapi: z.string(),
  defaultLocale: z.string(),
  contentTypes: z.record(z.string(), contentType),
  components: z.record(z.string(), component),
  tables: z.array(table),
  access: z.object({
    roles: z.record(z.string(), z.array(z.string())),
    customToken: z.array(z.string()),
  }),
});

/** Reads what the engine boots with from the lab's seeded platform. @throws {Failure} when it can't be read */
export async function readLab(): Promise<SandboxData> {
  await prepareLab();
  const lab = await loadLab({ name: "sandbox" });
  try {
    const result = await lab.run(codeFor(allowed, allowedPlugins));
    if (!result.ok) throw new Failure(`The lab's data can't be read: ${result.error.message}`);
    const data = found.parse(result.value);
    const missing = Object.keys(allowed).filter((name) => !data.tables.some((one) => one.name === name));
    if (missing.length > 0) throw new Failure(`The lab has no table ${missing.join(", ")}.`);
    return data;
  } finally {
    await lab.stop();
  }
}

/** JavaScript that runs inside of the platform. */
function codeFor(columns: typeof allowed, plugins: readonly string[]): string {
  return `
    const columns = ${JSON.stringify(columns)};
    const knex = strapi.db.connection;
    // Strapi has them in the order of its file system, which is not the same on every machine.
    const inOrder = (entries) => entries.sort(([one], [other]) => (one < other ? -1 : 1));
    const isWanted = (uid) => uid.startsWith("api::") || ${JSON.stringify(plugins)}.includes(uid);
    const types = inOrder(Object.entries(strapi.contentTypes).filter(([uid]) => isWanted(uid)));
    const schemaOf = ({ __schema__, apiName, plugin, globalId }) => ({ ...__schema__, apiName, plugin, globalId });
    const componentOf = ({ __schema__, __filename__, ...schema }) => schema;
    const tables = [];
    for (const [name, wanted] of Object.entries(columns)) {
      const made = await knex("sqlite_master").where({ tbl_name: name }).whereNotNull("sql").orderBy("rowid");
      if (made.length === 0) continue;
      const [sequence] = await knex("sqlite_sequence").where({ name });
      const rows = await knex(name).select(wanted).orderBy("id");
      tables.push({
        name,
        sql: made.map(({ sql }) => sql),
        sequence: sequence?.seq ?? null,
        columns: wanted,
        rows: rows.map((row) => wanted.map((column) => row[column])),
      });
    }
    const roles = await strapi.db.query("plugin::users-permissions.role").findMany({ populate: ["permissions"] });
    const token = await strapi.db.query("admin::api-token").findOne({ where: { type: "custom" }, populate: ["permissions"] });
    const actions = (permissions) => permissions.map(({ action }) => action).sort();
    return {
      strapi: strapi.config.get("info.strapi"),
      defaultLocale: await strapi.plugin("i18n").service("locales").getDefaultLocale(),
      contentTypes: Object.fromEntries(types.map(([uid, type]) => [uid, schemaOf(type)])),
      components: Object.fromEntries(inOrder(Object.entries(strapi.components)).map(([uid, one]) => [uid, componentOf(one)])),
      tables,
      access: {
        roles: Object.fromEntries(roles.map(({ type, permissions }) => [type, actions(permissions)])),
        customToken: actions(token.permissions),
      },
    };`;
}
