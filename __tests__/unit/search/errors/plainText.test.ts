import { plainText } from "../../../../src/search/errors/plainText";
import { expectQuick } from "../../../support/expectQuick";

describe("a pasted text", () => {
  it.each([
    ["strapi  | error: No keys\nstrapi  |     at load", "error: No keys\nat load"],
    ["saffron-strapi-1  | warn: No keys", "warn: No keys"],
    ["0|strapi   | 2026-11-28T10:12:01: error: No keys", "error: No keys"],
    ["Nov 28 10:12:01 vps strapi[4711]: error: No keys", "error: No keys"],
    ["2026-11-28T10:12:01.120331+00:00 app[web.1]: error: No keys", "error: No keys"],
  ])("loses what a process manager puts before a line: %s", (pasted, plain) => {
    expect(plainText(pasted)).toBe(plain);
  });

  it("loses escapes and marks of HTML and Markdown, but no word in angle brackets", () => {
    expect(plainText("<pre>Couldn&#39;t load &quot;x&quot;<br>at load</pre>")).toBe(
      '\nCouldn\'t load "x"\nat load\n',
    );
    expect(plainText("Please specify the <directory> & more")).toBe("Please specify the <directory> & more");
    expect(plainText("> **Error:** No keys\n> at C:\\Users\\nora")).toBe(
      "Error: No keys\nat C:\\Users\\nora",
    );
    expect(plainText("exports\\[x\\_y\\]")).toBe("exports[x_y]");
  });

  it("has the lines of a box, and all of them as one line", () => {
    const lines = plainText("│  No keys in    │\n│  the settings  │").split("\n");
    expect(lines).toEqual(["No keys in", "the settings", "No keys in the settings"]);
  });

  it("of any shape is read at once", () => {
    expectQuick(() => plainText("│".repeat(20_000)));
    expectQuick(() => plainText(`${"a.".repeat(10_000)}|`));
  });
});
