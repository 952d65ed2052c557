import { readFileSync } from "node:fs";
import type { RunnableSample } from "../../../../shared/runnable";
import { keep } from "../../../../src/components/YourProject/keptSchema";
import { type OwnProject, showProject } from "../../../../src/components/YourProject/ownProject";
import { keptProject } from "../../../../src/run/own/keptProject";
import { editedOn, ranOn } from "../../../../src/run/own/spoken";
import { sandboxLocales, wayOf } from "../../../../src/run/own/way";
import { code, codeOf, graphql, own, rest, schema } from "../../../support/ownSamples";

beforeEach(() => localStorage.clear());

const give = (file: object = schema, isUsed = true) =>
  keep({ files: [{ path: "", text: JSON.stringify(file) }], isUsed });
const way = (sample: RunnableSample, { isEditing = false, forms = codeOf(sample) } = {}) =>
  wayOf({ sample, code: forms, isEditing });
const plainRun = { isEdited: false, isError: false };
const said = async (sample: RunnableSample, isEditing = false) =>
  ranOn(await way(sample, { isEditing }), plainRun);
const use = (part: Partial<OwnProject> = {}) => showProject({ ...own, ...part });

it("runs a sample as it is shown where no name of the reader is in it", async () => {
  expect(await way(rest())).toEqual({ kind: "shown", sample: rest() });
  expect(await said(rest())).toBeUndefined();
  use();
  give();
  expect(await way(rest({ target: "/api/authors" }), { forms: ["GET /api/authors"] })).toMatchObject({
    kind: "shown",
  });
});

it.each([rest({ target: "/api/recipes?sort=title" }), code, graphql])(
  "runs $kind on the reader's schema if it has the type",
  async (sample) => {
    use();
    give();
    const chosen = await way(sample);
    expect(chosen).toMatchObject({ kind: "own", type: "blog-post" });
    expect(JSON.stringify({ ...chosen.sample, response: undefined })).not.toContain("recipe");
    expect(chosen.sample.response).toBe(sample.response);
  },
);

it("says on what it ran", async () => {
  use();
  expect(await said(rest({ target: "/api/recipes?sort=title" }))).toBe(
    "Ran as written for Saffron: GET /api/recipes. To run it on your content types, give your schema to the REST console.",
  );
  give();
  expect(await said(rest())).toBe("Ran on your schema: GET /api/blog-posts. Strapi generated the entries.");
  expect(await said(code)).toBe(
    "Ran on your schema: api::blog-post.blog-post. Strapi generated the entries.",
  );
  expect(await said(graphql)).toBe("Ran on your schema: blogPosts. Strapi generated the entries.");
});

it("runs as written for Saffron, with the reason, what the schema can't run", async () => {
  use();
  give({ ...schema, info: { ...schema.info, singularName: "book", pluralName: "books" } });
  expect(await said(rest())).toMatch(/has no collection type blog-post\.$/);
  give({ ...schema, kind: "singleType" });
  expect(await said(rest())).toMatch(/has no collection type blog-post\.$/);
  give(schema, false);
  expect(await said(rest())).toMatch(/give your schema to the REST console\.$/);
  give();
  expect(await said({ ...rest(), after: "earlier" })).toMatch(/continues from other requests/);
  expect(await said(rest({ target: "/api/recipes/b7k4fr0fct5opctw00qjpmiq" }))).toMatch(
    /names a document of Saffron/,
  );
});

it("lets the reader edit the id of a document", async () => {
  use();
  give();
  const sample = rest({ target: "/api/recipes/b7k4fr0fct5opctw00qjpmiq" });
  const chosen = await way(sample, { isEditing: true });
  expect(chosen).toMatchObject({ kind: "own" });
  expect(editedOn(chosen)).toMatch(/^Adapted to your project: it runs on your schema\./);
});

it("gives a reader without a schema Saffron's request to edit, and says so", async () => {
  use();
  const chosen = await way(rest(), { isEditing: true });
  expect(chosen).toMatchObject({ kind: "saffron", sample: rest() });
  expect(editedOn(chosen)).toMatch(/^Written for Saffron: GET \/api\/recipes\./);
  expect(ranOn(chosen, { ...plainRun, isEdited: true })).toBe("Ran on Saffron's data.");
});

it("needs no schema where only the server or the token have other names", async () => {
  use({ singular: "", plural: "", url: "https://cms.example.org" });
  const forms = [
    'curl <var data-own="url">http://localhost:1337</var>/api/<var data-own="plural">recipes</var>',
  ];
  const chosen = await way(rest(), { forms });
  expect(ranOn(chosen, plainRun)).toBe("Ran as written for Saffron: GET /api/recipes.");
});

it("says which of the sample's names are left, after an error", async () => {
  use();
  give();
  expect(ranOn(await way(rest()), { isEdited: false, isError: true })).toMatch(
    /Its other names are Saffron's: to use yours, select Edit\.$/,
  );
  expect(ranOn(await way(rest()), { isEdited: true, isError: true })).toBe(
    "Ran on your schema. Strapi generated the entries.",
  );
});

it("names the locales of the sandbox if the reader has another one", async () => {
  use({ locale: "de" });
  give();
  const forms = ['/api/<var data-own="plural">recipes</var>?locale=<var data-own="locale">fr</var>'];
  const sample = rest({ target: "/api/recipes?locale=fr" });
  const chosen = await way(sample, { forms });
  expect(chosen.sample).toMatchObject({ request: { target: "/api/blog-posts?locale=de" } });
  expect(ranOn(chosen, plainRun)).toMatch(/The sandbox has the locales en and fr\.$/);
  const seed = JSON.parse(readFileSync("sandbox/data/seed.json", "utf8"));
  const { columns, rows } = seed.tables.find(({ name }: { name: string }) => name === "i18n_locale");
  expect(rows.map((row: unknown[]) => row[columns.indexOf("code")])).toEqual(sandboxLocales);
});

it("reads the schema again only when its files change", async () => {
  give();
  const first = await keptProject();
  expect(await keptProject()).toBe(first);
  give({ ...schema, attributes: { name: { type: "string" } } });
  expect(await keptProject()).not.toBe(first);
  give({ ...schema, attributes: { name: { type: "strnig" } } });
  expect(await keptProject()).toBeUndefined();
});
