import { bindMarkdown } from "../../../../../plugins/docs-content/markdown/bindMarkdown";
import type { RecordedResponse } from "../../../../../plugins/docs-content/schema/recordings";

const partials: Readonly<Record<string, string>> = {
  a: "One.\n\nTwo.",
  b: 'Before <x>.\n\n<!--put-in {"snippet":"a"}-->',
  self: '<!--put-in {"snippet":"self"}-->',
};

const responses: Readonly<Record<string, RecordedResponse>> = {
  list: { status: 200, headers: {}, body: { data: [1, 2, 3] } },
  gone: { status: 204 },
  wrong: { status: 400, body: { error: { message: "Files are empty" } } },
  right: { status: 200, body: { message: "Files are empty" } },
  fenced: { status: 200, headers: { "content-type": "text/plain" }, body: "```\n<script>alert(1)</script>" },
};

const changes = [
  {
    path: "/guide/changes/one",
    title: "One | gone",
    description: "Said at length.",
    breakingChange: {
      affects: ["admin"],
      codemods: [],
      since: "5.0.0",
      sinceOrder: 5_000_000,
      versions: "5.0.0",
      signs: [],
      severity: "silent",
    },
  },
] as const;

const messages = {
  facts: {
    title: "Messages",
    source: "s",
    platform: "5.54.0",
    columns: [{ key: "message", label: "Message", kind: "code" as const }],
    rows: [
      {
        id: "@strapi/upload Files are empty",
        group: "upload",
        message: "Files are empty",
        class: [],
        status: [],
        package: "@strapi/upload",
        file: ["a.js"],
      },
    ],
  },
  notes: {
    "@strapi/upload Files are empty": {
      meaning: "No file.",
      causes: "None sent.",
      fix: "Send one.",
      recorded: "[Here](/x)",
    },
  },
};

function bind(markdown: string): string {
  return bindMarkdown(markdown, {
    snippet: (id) => partials[id],
    screenshot: (id) =>
      id === "login" ? { alt: "The login form.", hotspots: [{ x: 1, y: 2, says: "Email" }] } : undefined,
    facts: (name) => (name === "error-messages" ? messages : undefined),
    errorIndex: "/errors",
    history: () => ({ releases: [], kinds: [] }),
    changes: () => changes,
    recipes: () => [],
    glossary: () => [
      {
        term: "document ID",
        aliases: ["documentId"],
        definition: "What all versions have in common.",
        more: "It has 24 characters.",
        see: [
          { href: "/guide/one", label: "One" },
          { href: "/guide/two#part", label: "Two: Part" },
        ],
      },
      { term: "draft_1", definition: "What editors work on.", see: [] },
    ],
    recording: (page, fingerprint) =>
      page === "a.mdx"
        ? { kind: "rest", strapi: "5.54.0", request: {}, response: responses[fingerprint] }
        : undefined,
    siteUrl: "https://docs.example",
  });
}

describe("bindMarkdown", () => {
  it("puts partials in, those of partials too", () => {
    expect(bind('<!--put-in {"snippet":"b"}-->')).toBe("Before <x>.\n\nOne.\n\nTwo.");
  });

  it("leaves what only looks like a mark", () => {
    expect(bind("a\n<!--put-in b-->")).toBe("a\n<!--put-in b-->");
  });

  it("lists breaking changes as a table, with the host in its links", () => {
    expect(bind('<!--put-in {"breakingChanges":true}-->').split("\n")).toEqual([
      "| Change | Concerns | Codemod | The old form |",
      "| --- | --- | --- | --- |",
      "| [One \\| gone](https://docs.example/guide/changes/one) | Admin panel | none | Other results, no error |",
    ]);
  });

  it("lists terms, with the host in their links", () => {
    expect(bind('<!--put-in {"glossary":{}}-->').split("\n")).toEqual([
      "- **document ID** (also: documentId): What all versions have in common. It has 24 characters. See [One](https://docs.example/guide/one), [Two: Part](https://docs.example/guide/two#part).",
      "- **draft\\_1**: What editors work on.",
    ]);
    expect(bind('<!--put-in {"glossary":{"only":["draft_1"]}}-->')).toBe(
      "- **draft\\_1**: What editors work on.",
    );
  });

  it("keeps a partial inside the list or quotation it stands in", () => {
    expect(bind('1. A\n\n   <!--put-in {"snippet":"a"}-->')).toBe("1. A\n\n   One.\n\n   Two.");
    expect(bind('- <!--put-in {"snippet":"a"}-->')).toBe("- One.\n\n  Two.");
    expect(bind('> <!--put-in {"snippet":"a"}-->')).toBe("> One.\n>\n> Two.");
  });

  it("ends where a partial includes itself or is missing", () => {
    expect(bind('<!--put-in {"snippet":"self"}-->')).toBe("");
    expect(bind('A\n\n<!--put-in {"snippet":"none"}-->')).toBe("A\n\n");
  });

  it("describes screenshots and completes links", () => {
    expect(bind('<!--put-in {"screenshot":"login"}-->')).toBe(
      "*Screenshot: The login form.*\n\n- **A:** Email",
    );
    expect(bind("[a](x-this-site:/a)")).toBe("[a](https://docs.example/a)");
  });

  it("puts responses in, the part that is shown", () => {
    const mark = (recording: string, show: number | null = null, page = "a.mdx") =>
      `<!--put-in ${JSON.stringify({ recording, page, show })}-->`;
    expect(bind(mark("list"))).toBe('```json title="200 OK"\n{ "data": [1, 2, 3] }\n```');
    expect(bind(`- ${mark("list", 2)}`)).toBe(
      '- ```json title="200 OK (the first 2 of 3)"\n  { "data": [1, 2] }\n  ```',
    );
    expect(bind(mark("gone"))).toBe("Response: 204 No Content, without a body.");
    expect(bind(mark("list", null, "b.mdx"))).toBe("");
    // A response can't end the code block that contains it.
    expect(bind(mark("fenced"))).toMatch(/^````\w+ title="200 OK"\n```\n<script>alert\(1\)<\/script>\n````$/);
  });

  it("links from the response of an error to its explanation, as the page does", () => {
    const mark = (recording: string) => `<!--put-in ${JSON.stringify({ recording, page: "a.mdx" })}-->`;
    expect(bind(mark("wrong"))).toMatch(
      /```\n\n\[Explanation\]\(https:\/\/docs\.example\/errors\/upload#upload-files-are-empty\)$/,
    );
    expect(bind(`- ${mark("wrong")}`)).toContain("\n\n  [Explanation](https://docs.example/errors/");
    expect(bind(mark("right"))).not.toContain("Explanation");
  });
});
