import { buildIndex } from "../../../../build/search/buildIndex";
import {
  findIdentifiers,
  identifierProblems,
  identifierReport,
} from "../../../../scripts/search/findIdentifiers";
import { hasWhole, identifiersOf } from "../../../../scripts/search/identifiers";
import { libraryOf } from "../../../../scripts/search/library";
import { recordsOfPage } from "../../../support/searchRecords";

const withText = (text: string, fields = {}) => recordsOfPage("/guide/a", "Page", text, fields);
const inline = (code: string) =>
  identifiersOf({ tree: [{ html: `<p>Set <code>${code}</code>.</p>` }], records: withText("Set it.") });
const inBlock = (code: string, codeTitle: string | null = null) =>
  identifiersOf({ tree: [], records: withText(code, { isCode: true, codeTitle }) });

describe("identifiers of a page", () => {
  it.each([
    "documentId",
    "$containsi",
    "DATABASE_CLIENT",
    "--no-install",
    "strapi.db.query",
    "recipe.title",
    "server.ts",
    ".env",
    "docker-compose.yml",
  ])("are the kinds that someone types as they are written: %s", (code) => {
    expect([...inline(code)]).toEqual([code]);
  });

  it.each([
    "populate",
    "PORT",
    "npm run build",
    "config/server.ts",
    "5.54.0",
    "sign-up",
    "true",
    "a".repeat(70),
  ])("are no plain words, sentences, paths or numbers: %s", (code) => {
    expect([...inline(code)]).toEqual([]);
  });

  it("go without the brackets of a call, and are read with their markup taken off", () => {
    expect([...inline("createMany()")]).toEqual(["createMany"]);
    expect([...inline('<span class="x">strapi</span>.log')]).toEqual(["strapi.log"]);
  });

  it("come out of code blocks, there without dotted names of a sample's own", () => {
    expect([...inBlock('await strapi.db.query("a"); recipe.title = titleOf(x); // see .env')]).toEqual([
      "strapi.db.query",
      "titleOf",
      ".env",
    ]);
  });

  it("don't come out of the platform's responses", () => {
    expect([...inBlock('{ "documentId": "x" }', "200 OK, recorded with Strapi 5.54.0")]).toEqual([]);
  });
});

it.each([
  ["Call strapi.db.query(uid).", "strapi.db.query", true],
  ["$containsi", "$contains", false],
  ["--no-install-all", "--no-install", false],
  ["jwtSecretKey", "jwtSecret", false],
  ["DOCUMENTID", "documentId", false],
])("a text %p has %p as a whole: %p", (text, identifier, expected) => {
  expect(hasWhole(text, identifier)).toBe(expected);
});

describe("the rule of identifiers", () => {
  const page = { path: "/guide/a", tree: [{ html: "<code>bedDepth</code><code>soilAcid</code>" }] };
  const records = withText("Set bedDepth.");
  const library = libraryOf(buildIndex([records], []));

  it("tells each that finds no page with it, and that too few were collected", async () => {
    const outcome = await findIdentifiers([{ ...page, records }], await library);
    expect(outcome).toMatchObject({ asked: 2, misses: [{ identifier: "soilAcid" }] });
    expect(identifierReport(outcome)).toContain("soilAcid");
    expect(identifierProblems(outcome)).toEqual([
      "1 identifiers find no page that has them",
      "only 2 identifiers were collected, of 1100 or more",
    ]);
    expect(identifierProblems({ asked: 1100, misses: [] })).toEqual([]);
  });
});
