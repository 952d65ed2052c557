import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPlatform } from "../tools/load";
import { makePredictable } from "../tools/predictable";
import { writeTypes } from "../tools/types";
import { changedOn, installedOn } from "./calendar";
import { seedFoundations } from "./steps/foundations";
import { seedHomepage } from "./steps/homepage";
import { seedMedia } from "./steps/media";
import { seedPeople } from "./steps/people";
import { seedRecipes } from "./steps/recipes";

/**
 * Fills the empty database of the environment, and writes accounts.json and the content's types next to it.
 * `node dist/seed/run.js <folder of the instance>`
 */
async function seed(folder: string): Promise<void> {
  const predictable = makePredictable(installedOn);
  const strapi = await loadPlatform({ appDir: folder, distDir: join(__dirname, "..") });
  await writeTypes(strapi, folder);
  const context = { strapi, predictable };
  predictable.restart("languages");
  await strapi.plugin("i18n").service("locales").create({ code: "fr", name: "French (fr)" });
  const accounts = await seedPeople(context);
  const files = await seedMedia(context);
  await seedFoundations(context, files);
  await seedRecipes(context, files);
  await seedHomepage(context);
  predictable.setTime(changedOn);
  writeFileSync(join(folder, "accounts.json"), `${JSON.stringify(accounts, null, 2)}\n`);
  await strapi.destroy();
}

seed(process.argv[2] ?? process.cwd()).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
