import { compile } from "../../../../support/compile";

describe("the excerpt", () => {
  it("is the first paragraph as text", () => {
    expect(compile("## Title\n\nFirst *words* with `code`\nand a [link](/a).\n\nSecond.").excerpt).toBe(
      "First words with code and a link.",
    );
  });

  it("is cut after a whole word", () => {
    const { excerpt } = compile("word ".repeat(60));
    expect(excerpt).toMatch(/^(word )+word…$/);
    expect(excerpt.length).toBeLessThanOrEqual(201);
  });

  it("is the text of an admonition, not its title", () => {
    expect(compile(":::note[A title]\nThe text.\n:::").excerpt).toBe("The text.");
  });

  it("is empty without a paragraph", () => {
    expect(compile("## Title\n\n```ts\nx\n```").excerpt).toBe("");
  });
});

describe("the count of words", () => {
  it.each([
    ["One two — three.", 3],
    ["## One two\n\nThree.", 3],
    ["- one\n- two\n  - three", 3],
    ["| One | two |\n|-|-|\n| three | four |", 4],
    ["One.\n\n```ts\nnot counted at all\n```", 1],
    [":::note[One]\nTwo three.\n:::", 3],
    ['<Details summary="x">\n\nOne two.\n\n</Details>', 2],
    ["Strapi {platform.version}", 2],
    ["", 0],
  ])("of %p is %d", (body, count) => {
    expect(compile(body).wordCount).toBe(count);
  });
});

describe("the count of lines of code", () => {
  it.each([
    ["No code.", 0],
    ["```ts\none\ntwo\n```\n\n:::note\n```ts\nthree\n```\n:::", 3],
    [`\`\`\`ts\n${"line\n".repeat(100)}\`\`\``, 20],
    ["<CodeTabs>\n\n```ts\none\n```\n\n```js\none\ntwo\n```\n\n</CodeTabs>", 1],
    ['<ApiCall path="/api/recipes" />', 15],
  ])("of %p is %d", (body, count) => {
    expect(compile(body).codeLines).toBe(count);
  });
});
