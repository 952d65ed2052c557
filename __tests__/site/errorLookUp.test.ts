import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse } from "yaml";
import errorMessages from "../../content/data/error-messages.json";
import { searchIndexPath } from "../../shared/paths";
import { type Manifest, manifestName, type PageMessages } from "../../src/search/local/format";
import { type IndexFiles, openIndex } from "../../src/search/local/library";
import { lookUp } from "../../src/search/local/lookUp";
import { errorVariants } from "../support/errorVariants";
import { siteDir } from "../support/siteDir.mjs";

const explained = Object.keys(
  parse(readFileSync(join(__dirname, "../../content/data/notes/error-messages.yaml"), "utf8")) as object,
);
const messages = errorMessages.rows.filter(({ id }) => explained.includes(id)).map(({ message }) => message);

let index: IndexFiles;
beforeAll(async () => {
  index = await openIndex(async (name) =>
    JSON.parse(readFileSync(join(siteDir, searchIndexPath, name), "utf8")),
  );
});

/** What readers copy: a log with colors, a response, and the end of a stack trace. */
const surroundings: Readonly<Record<string, (message: string) => string>> = {
  log: (message) =>
    `[2026-11-26 09:41:07.220] \u001b[32mhttp\u001b[39m: GET /api/recipes (3 ms) 200\n[2026-11-26 09:41:07.221] \u001b[31merror\u001b[39m: ${message}`,
  response: (message) =>
    JSON.stringify({
      data: null,
      error: { status: 400, name: "ValidationError", message, details: { errors: [] } },
    }),
  "stack trace": (message) =>
    `/app/node_modules/@strapi/core/dist/Strapi.js:98\n    throw new Error();\n          ^\n\nError: ${message}\n    at Strapi.load (/app/node_modules/@strapi/core/dist/Strapi.js:301:19)\n    at async develop (/app/node_modules/@strapi/strapi/dist/develop.js:52:5)\n\nNode.js v22.14.0`,
};

describe.each(Object.keys(surroundings))("a message in a %s", (name) => {
  it("is found, for each explained message", async () => {
    const missed: unknown[] = [];
    for (const message of messages) {
      const pasted = surroundings[name]?.(message.replaceAll("…", "saffron")) ?? "";
      const found = await lookUp(pasted, index);
      if (found.kind !== "found" || found.message !== message) missed.push({ message, found });
    }
    expect(missed).toEqual([]);
  });
});

describe("a message in the form of a paste", () => {
  it("is found in 19 of 20 cases: process managers, Markdown, boxes, bodies, cut and typed texts", async () => {
    const variants = errorVariants(errorMessages.rows, 62);
    const missed: unknown[] = [];
    for (const { name, message, text } of variants) {
      const found = await lookUp(text, index);
      if (found.kind !== "found" || found.message !== message) missed.push({ name, found });
    }
    expect(variants).toHaveLength(62);
    expect(missed.slice(Math.floor(variants.length / 20))).toEqual([]);
  });
});

/** __tests__/fixtures/errorTexts/ */
function readTexts<Row>(name: string): readonly Row[] {
  return parse(readFileSync(join(__dirname, "../fixtures/errorTexts", name), "utf8"));
}

describe("a text from a public issue", () => {
  const texts = readTexts<{ issue: string; round?: number; expected: string | null; text: string }>(
    "strapi.yaml",
  );

  it.each([
    [1, 52],
    [2, 56],
    [3, 28],
    [4, 4],
    [5, 15],
    [6, 76],
  ])("of round %i leads to its message in four of five cases", async (number, count) => {
    const missed: unknown[] = [];
    const labeled = texts.filter(({ round = 1, expected }) => round === number && expected !== null);
    for (const { issue, expected, text } of labeled) {
      const found = await lookUp(text, index);
      if (found.kind !== "found" || found.message !== expected) missed.push({ issue, expected, found });
    }
    expect(labeled.length).toBeGreaterThanOrEqual(count);
    expect(missed.slice(Math.floor(labeled.length / 5))).toEqual([]);
  });

  it("of the rounds that begin with a rule gets what it should in four of five of 230 cases", async () => {
    const missed: unknown[] = [];
    const all = texts.filter(({ round }) => [3, 5, 6, 7].includes(round ?? 1));
    for (const { issue, expected, text } of all) {
      const found = await lookUp(text, index);
      const message = found.kind === "found" ? found.message : null;
      if (message !== expected) missed.push({ issue, expected, found });
    }
    expect(all.length).toBeGreaterThanOrEqual(230);
    expect(missed.slice(Math.floor(all.length / 5))).toEqual([]);
  });

  it("that is nothing but a message leads to it, but a single word is a query", async () => {
    expect(await lookUp("Warning: Policy Failed", index)).toMatchObject({ message: "Policy Failed" });
    expect(await lookUp("Forbidden", index)).toEqual({ kind: "foreign" });
  });

  it("with a message of another program leads to the table that explains it", async () => {
    const text =
      "[2026-11-26 09:41:07.221] error: Knex: Timeout acquiring a connection. The pool is probably full. Are you missing a .transacting(trx) call?";
    expect(await lookUp(text, index)).toMatchObject({
      url: "/dev-docs/configurations/database#errors",
      isIndexed: false,
    });
    const inBox = `[ERROR] There seems to be an unexpected error, try again with --debug for more information\n│ Error: Could not locate the bindings file. Tried:\n→ /app/node_modules/better-sqlite3/build/better_sqlite3.node │`;
    expect(await lookUp(inBox, index)).toMatchObject({ message: "Could not locate the bindings file" });
  });

  it("that is nothing but a message of a table leads to it, but not one with more around it", async () => {
    const message = "`useContentManagerInitData` must be used within `StrapiApp`";
    expect(await lookUp(`Error: ${message}`, index)).toMatchObject({ message, isIndexed: false });
    expect(await lookUp(`Error: ${message}\n    at h (app.js:3:70)\nin production`, index)).toEqual({
      kind: "foreign",
    });
  });

  it.each([
    ["Schema Introspection Failure\nThe introspection query failed.", "foreign", "Apollo Sandbox"],
    ["Unknown database 'kitchen'", "foreign", "MySQL or MariaDB"],
    ["$ strapi plugin:build\n[ERROR] a.ts:1:4 - TS2307: Cannot find module './b'", "unknown", "TypeScript"],
    ["[Error: EBUSY: resource busy or locked, unlink 'a']", "foreign", "Node.js"],
  ])("of another program is refused, and the program is named: %s", async (text, kind, software) => {
    expect(await lookUp(text, index)).toEqual({ kind, software });
  });

  it("with a field's name before a message in lowercase doesn't lead to that message", async () => {
    const text = "[2026-11-26 09:41:07.221] error: level must be one of the following values: easy, hard";
    expect(await lookUp(text, index)).toEqual({ kind: "unknown" });
  });

  it("that JavaScript reported leads to no message with the same words", async () => {
    const text =
      "[2026-11-26 09:41:07.221] error: provider.upload is not a function\nTypeError: provider.upload is not a function";
    expect(await lookUp(text, index)).toEqual({ kind: "unknown" });
  });

  it("without a message of the index rarely leads to one", async () => {
    const wrong: unknown[] = [];
    const unlabeled = texts.filter(({ expected }) => expected === null);
    for (const { issue, text } of unlabeled) {
      const found = await lookUp(text, index);
      if (found.kind === "found") wrong.push({ issue, found });
    }
    expect(wrong.slice(Math.floor(unlabeled.length / 20))).toEqual([]);
  });
});

describe("a text of other software", () => {
  it("is refused in 95 of 100 cases", async () => {
    const texts = readTexts<{ from: string; text: string }>("others.yaml");
    const found: unknown[] = [];
    for (const { from, text } of texts) {
      const result = await lookUp(text, index);
      if (result.kind !== "foreign") found.push({ from, result });
    }
    expect(found.slice(Math.floor(texts.length / 20))).toEqual([]);
  });
});

it("loads at most 15 kB of messages for a text with an explained message of a server", () => {
  const folder = join(siteDir, searchIndexPath);
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, manifestName), "utf8"));
  const [first = ""] = manifest.messages;
  expect(brotliCompressSync(readFileSync(join(folder, first))).length).toBeLessThanOrEqual(15_000);
});

it("reads one file of messages for most texts with a message, and finds what it finds with all", async () => {
  const texts = readTexts<{ expected: string | null; text: string }>("strapi.yaml");
  const all = { ...index, messages: [allMessages] };
  const counts = { one: 0, more: 0 };
  for (const { text } of texts) {
    let read = 0;
    const counting = index.messages.map((readMessages) => () => {
      read += 1;
      return readMessages();
    });
    const found = await lookUp(text, { ...index, messages: counting });
    expect(found).toEqual(await lookUp(text, all));
    if (found.kind === "found" && found.isIndexed) counts[read === 1 ? "one" : "more"] += 1;
  }
  expect(counts.one).toBeGreaterThan(counts.more);
});

async function allMessages(): Promise<readonly PageMessages[]> {
  return (await Promise.all(index.messages.map((readMessages) => readMessages()))).flat();
}
