// Starts Strapi 4 or 5 in the current folder, as `strapi develop` does without a watcher. It fills an empty database with
// the project's seed.cjs. Old releases have no command that does this without building the admin panel.
const { existsSync } = require("node:fs");
const { join } = require("node:path");

const strapi = require(require.resolve("@strapi/strapi", { paths: [process.cwd()] }));
const createStrapi = strapi.createStrapi ?? strapi.default ?? strapi;

async function main() {
  const isTypeScript = existsSync("tsconfig.json");
  const folders = isTypeScript
    ? await (strapi.compileStrapi ?? createStrapi.compile)({ ignoreDiagnostics: true })
    : { appDir: process.cwd(), distDir: process.cwd() };
  const app = await createStrapi({ ...folders, serveAdminPanel: false }).load();
  if (process.env.SEED === "1") {
    await require(join(process.cwd(), "seed.cjs"))(app);
    await allowAll(app);
    const token = { name: "Test", description: "", type: "full-access", lifespan: null, permissions: null };
    const { accessKey } = await app.service("admin::api-token").create(token);
    console.log(`API-TOKEN ${accessKey}`);
  }
  await (app.listen?.() ?? app.server.listen());
}

/** Everything that the Content API has is public, because who can read what isn't the subject. */
// @ts-expect-error The types of Strapi's old releases aren't installed here.
async function allowAll(app) {
  const roles = await app.db.query("plugin::users-permissions.role").findMany();
  const actions = JSON.parse(process.env.ALLOW ?? "[]");
  for (const { id } of roles)
    for (const action of actions) {
      const query = app.db.query("plugin::users-permissions.permission");
      if (!(await query.findOne({ where: { action, role: id } })))
        await query.create({ data: { action, role: id } });
    }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
