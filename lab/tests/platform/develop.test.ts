import { setTimeout as sleep } from "node:timers/promises";
import { prepareLab, type RunningLab, startLab } from "../../runner/platform/lab";
import { freePort } from "../../runner/project";
import { ask, signIn } from "../support/client";

let lab: RunningLab;

beforeAll(async () => {
  await prepareLab();
  lab = await startLab({ name: "develop-test", port: await freePort(), develop: true });
}, 900_000);
afterAll(() => lab.stop());

const drink = {
  contentType: {
    displayName: "Drink",
    singularName: "drink",
    pluralName: "drinks",
    draftAndPublish: false,
    kind: "collectionType",
    attributes: { name: { type: "string" } },
  },
};

const knowsDrinks = `Object.keys(strapi.contentTypes).includes("api::drink.drink")`;

it("starts again with what the Content-Type Builder has saved, and a restore takes that back", async () => {
  const token = await signIn(lab, "nora@saffron.example");
  const path = "/content-type-builder/content-types";
  expect((await ask(lab, path, { method: "POST", token, data: drink })).status).toBe(201);
  while (!(await isTrue(knowsDrinks))) await sleep(200);
  expect((await ask(lab, "/api/drinks")).status).toBe(403);
  await lab.restoreDatabase();
  expect(await lab.run(knowsDrinks)).toMatchObject({ value: false });
  expect((await ask(lab, "/api/drinks")).status).toBe(404);
}, 120_000);

async function isTrue(code: string): Promise<boolean> {
  // While the platform restarts, the process that received the request may be ending.
  const result = await lab.run(code).catch(() => undefined);
  return result?.ok === true && result.value === true;
}
