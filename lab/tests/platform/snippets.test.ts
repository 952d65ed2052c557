import { type LoadedLab, loadLab, prepareLab } from "../../runner/platform/lab";

let lab: LoadedLab;

beforeAll(async () => {
  await prepareLab();
  lab = await loadLab({ name: "snippets-test", clock: "fixed" });
}, 900_000);
afterAll(() => lab.stop());

it.each([
  ["an expression", `strapi.documents("api::recipe.recipe").count({ status: "published" })`, 10],
  ["an awaited expression", "await Promise.resolve(7);", 7],
  ["the last variable", `const a = 1;\nconst { length }: string = "four";`, { length: 4 }],
  ["what is returned", "if (strapi) return [1, 2];", [1, 2]],
  ["nothing", "for (const _ of []) {}", null],
  ["a date", "new Date(0)", "1970-01-01T00:00:00.000Z"],
  ["an imported package's", `import { errors } from "@strapi/utils";\nObject.keys(errors).length > 5`, true],
  ["an expression that ends in a comment", "1 + 1 // two", 2],
])("gives %s", async (_, code, value) => {
  expect(await lab.run(code)).toEqual({ ok: true, value, logs: [] });
});

it("gives what was logged", async () => {
  expect(await lab.run(`console.log("a", { b: 1 }); console.error("c");`)).toMatchObject({
    logs: ['a {"b":1}', "c"],
  });
});

it("gives the error with its details", async () => {
  const code = `
    import { errors } from "@strapi/utils";
    throw new errors.ApplicationError("No saffron left", { grams: 0 });`;
  expect(await lab.run(code)).toEqual({
    ok: false,
    error: { name: "ApplicationError", message: "No saffron left", details: { grams: 0 } },
    logs: [],
  });
});

it.each(["const = 1", "strapi.documents(", "throw null", "await import('no-such-package')"])(
  "reports %j and goes on",
  async (code) => {
    expect(await lab.run(code)).toMatchObject({ ok: false });
    expect(await lab.run("1")).toMatchObject({ ok: true });
  },
);

it("ends with a sentence what was asked of a lab that has died", async () => {
  const dying = await loadLab({ name: "dying-test" });
  try {
    await expect(dying.run("process.exit(1)")).rejects.toThrow("The lab has stopped: see");
    await expect(dying.run("1")).rejects.toThrow("The lab has stopped: see");
  } finally {
    await dying.stop();
  }
});
