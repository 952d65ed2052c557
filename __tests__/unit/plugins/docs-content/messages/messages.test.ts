import { shownMessages } from "../../../../../plugins/docs-content/messages/messages";
import { messagesText } from "../../../../../plugins/docs-content/messages/messagesText";
import { messagesNode } from "../../../../../plugins/docs-content/messages/messagesTree";
import { blocksOf } from "../../../../../plugins/docs-content/search/blocks";

const row = (id: string, message: string, more = {}) => ({
  id: `${id} ${message}`,
  group: "rest",
  message,
  class: ["ValidationError"],
  status: ["400"],
  package: id,
  file: ["dist/a.js"],
  ...more,
});
const note = {
  meaning: "The key is unknown.",
  causes: "A typo.",
  fix: "Correct it.",
  recorded: "[There](/x)",
};

function sheet(rows: ReturnType<typeof row>[], notes = {}) {
  const columns = [{ key: "message", label: "Message", kind: "code" as const }];
  return { facts: { title: "T", source: "s", platform: "5.54.0", columns, rows }, notes };
}

const invalid = row("@strapi/utils", "Invalid key … at …");
const compile = (markdown: string) => [{ html: `<p>${markdown}</p>` }];

describe("shownMessages", () => {
  it("shows a family in the order of its words, values and signs aside", () => {
    const rows = [row("@strapi/utils", "Zero is wrong"), row("@strapi/utils", "… beta is wrong"), invalid];
    const other = row("@strapi/upload", "Alpha is wrong", { group: "upload" });
    expect(shownMessages({ family: "rest" }, sheet([...rows, other])).map(({ message }) => message)).toEqual([
      "… beta is wrong",
      "Invalid key … at …",
      "Zero is wrong",
    ]);
  });

  it("tells explained messages from others", () => {
    const rows = [row("@strapi/utils", "Zero is wrong"), invalid];
    const shown = (explained: boolean) =>
      shownMessages({ family: "rest", explained }, sheet(rows, { [invalid.id]: note })).map(
        (entry) => entry.message,
      );
    expect(shown(true)).toEqual(["Invalid key … at …"]);
    expect(shown(false)).toEqual(["Zero is wrong"]);
  });

  it("gives each message an anchor of its own, short where that is enough", () => {
    const long = "A message of so many words that nobody wants to have them in an address";
    const rows = [
      row("@strapi/core", "Not Found"),
      row("@strapi/admin", "Not Found"),
      row("@strapi/core", `${long}, first`),
      row("@strapi/core", `${long}, second`),
      row("@strapi/core", `Another ${long}`),
      row("@strapi/core", "Invalid …"),
      row("@strapi/core", "Invalid …: …"),
    ];
    const anchors = shownMessages({ family: "rest" }, sheet(rows)).map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(rows.length);
    expect(anchors).toContain("core-not-found");
    expect(anchors).toContain("admin-not-found");
    expect(anchors).toContain("core-another-a-message-of-so-many-words-that-nobody-wants-to");
    expect(anchors.filter((anchor) => anchor?.endsWith("address-second"))).toHaveLength(1);
  });
});

describe("a list of messages", () => {
  const entries = shownMessages({ family: "rest" }, sheet([invalid], { [invalid.id]: note }));

  it("shows where each comes from, and what is said about it", () => {
    expect(messagesNode(entries, compile)).toEqual({
      is: "Glossary",
      children: [
        {
          html:
            '<dl><div><dt id="utils-invalid-key-at"><code>Invalid key … at …</code>' +
            '<a class="headingAnchor" href="#utils-invalid-key-at" aria-label="Direct link to Invalid key … at …"></a></dt>' +
            '<dd data-part="origin" data-search="none"><code>ValidationError</code> · status 400 · <code>@strapi/utils/dist/a.js</code></dd>' +
            "<dd>The key is unknown.</dd><dd><strong>Causes:</strong> A typo.</dd><dd><strong>Fix:</strong> Correct it.</dd>" +
            '<dd data-part="recorded" data-search="none">Recorded: [There](/x)</dd></div></dl>',
        },
      ],
    });
  });

  it("is found by each message and by what is said about it, not by where it comes from", () => {
    expect(blocksOf([messagesNode(entries, compile)])).toEqual([
      { kind: "heading", depth: 6, id: "utils-invalid-key-at", text: "Invalid key … at …" },
      { kind: "text", text: "The key is unknown." },
      { kind: "text", text: "Causes: A typo." },
      { kind: "text", text: "Fix: Correct it." },
      { kind: "termsEnd" },
    ]);
  });

  it("says the same in Markdown", () => {
    expect(messagesText(entries)).toBe(
      "- `Invalid key … at …`: `ValidationError` · status 400 · `@strapi/utils/dist/a.js`\n" +
        "  - The key is unknown.\n  - Causes: A typo.\n  - Fix: Correct it.\n  - Recorded: [There](/x)",
    );
  });
});
