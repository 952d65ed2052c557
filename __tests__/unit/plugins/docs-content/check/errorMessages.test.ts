import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, settings, smallSite } from "../../../../support/smallSite";

const problemsOf = (files: Record<string, string>) => checkContent(smallSite(files));

const row = (group: string, message: string) => ({
  id: `@strapi/x ${message}`,
  group,
  message,
  class: ["Error"],
  status: [],
  package: "@strapi/x",
  file: ["dist/x.js"],
});
const facts = {
  "data/error-messages.json": JSON.stringify({
    title: "Messages",
    source: "nowhere",
    platform: "5.54.0",
    columns: [{ key: "message", label: "Message", kind: "code" }],
    rows: [
      row("rest", "Invalid key … here"),
      row("rest", "Something else failed"),
      row("upload", "Files are empty"),
    ],
  }),
};
const both = doc('<ErrorMessages family="rest" />\n\n<ErrorMessages family="upload" />');
const claim = (message: string) =>
  `claims:\n  - quote: Text.\n    request: GET /x\n    status: 400\n    expect: { error: { message: "${message}" } }\n`;
const note = (more = "") =>
  `"@strapi/x Invalid key … here":\n  meaning: It is unknown.\n  causes: A typo.\n  fix: Correct it.\n${more}`;
const recorded = '  recorded: "[There](/guide/intro)"\n';

describe("lists of messages", () => {
  it("have each message once, and each can be linked", () => {
    const files = { ...facts, "guide/next.mdx": both };
    expect(problemsOf({ ...files, "guide/intro.mdx": doc("[a](/guide/next#x-files-are-empty)") })).toEqual(
      [],
    );
    expectProblems(problemsOf({ ...files, "guide/intro.mdx": doc("[a](/guide/next#x-files)") }), [
      ["guide/intro.mdx:6:1 broken-anchor"],
    ]);
  });

  it("leave out no family, and repeat none", () => {
    const one = '<ErrorMessages family="rest" />';
    expectProblems(problemsOf({ ...facts, "guide/next.mdx": doc(one) }), [
      ["data/error-messages.json:1:1 error-messages", '"Files are empty" of the family "upload" 0 times'],
    ]);
    const upload = doc('<ErrorMessages family="upload" />');
    expectProblems(problemsOf({ ...facts, "guide/next.mdx": both, "guide/intro.mdx": upload }), [
      ["data/error-messages.json:1:1 error-messages", '"Files are empty" of the family "upload" 2 times'],
    ]);
  });

  it("can be excerpts, which don't count", () => {
    const excerpt = (id: string) => doc(`<ErrorMessages family="upload" only={["@strapi/x ${id}"]} />`);
    expect(problemsOf({ ...facts, "guide/next.mdx": excerpt("Files are empty") })).toEqual([]);
    expectProblems(problemsOf({ ...facts, "guide/next.mdx": excerpt("Files are empti") }), [
      ["guide/next.mdx:6:1 error-messages", "has no message", 'Did you mean "@strapi/x Files are empty"?'],
    ]);
  });

  it("are on the pages that recorded errors link to", () => {
    const files = {
      ...facts,
      "site.yaml": `${settings}errorIndex: /guide/intro\n`,
      "guide/intro/rest.mdx": both.replace("---\n<", "unlisted: true\n---\n<"),
    };
    expectProblems(problemsOf(files), [
      [
        "guide/intro/rest.mdx:9:1 error-messages",
        "listed on /guide/intro/rest, but recorded errors link to /guide/intro/upload",
      ],
    ]);
  });

  it("name a family that exists, and aren't empty", () => {
    const wrong = doc('<ErrorMessages family="uplaod" only={["@strapi/x Files are empty"]} />');
    expectProblems(problemsOf({ ...facts, "guide/next.mdx": wrong }), [
      ["guide/next.mdx:6:1 error-messages", "no family", 'Did you mean "upload"?'],
    ]);
    const empty = doc(`${both.slice(both.indexOf("<"))}\n<ErrorMessages family="rest" explained={true} />`);
    expectProblems(problemsOf({ ...facts, "guide/next.mdx": empty }), [
      ["guide/next.mdx:10:1 error-messages", "The list has no messages."],
    ]);
  });
});

describe("a note on a message", () => {
  const files = (notes: string, message: string) => ({
    ...facts,
    "guide/intro.mdx": doc(),
    "guide/intro.claims.yaml": claim(message),
    "data/notes/error-messages.yaml": notes,
  });

  it("links to a page where the lab has seen the message", () => {
    expect(problemsOf(files(note(recorded), "Invalid key colour here"))).toEqual([]);
    expectProblems(problemsOf(files(note(recorded), "Invalid key colour there")), [
      [
        "data/notes/error-messages.yaml:2:3 error-note",
        "No recording or claim of /guide/intro",
        "provokes it",
      ],
    ]);
  });

  it("says all that an entry needs", () => {
    expectProblems(problemsOf(files(note(), "Invalid key colour here")), [
      [
        "data/notes/error-messages.yaml:2:3 error-note",
        "has meaning, causes, fix.",
        "Write meaning, causes, fix, recorded.",
      ],
    ]);
  });

  it("is about a message that exists", () => {
    const notes = note(recorded).replace("Invalid key … here", "Invalid keys … here");
    expectProblems(problemsOf(files(notes, "Invalid key colour here")), [
      ["data/notes/error-messages.yaml:2:3 unknown-fact", 'Did you mean "@strapi/x Invalid key … here"?'],
    ]);
  });
});
