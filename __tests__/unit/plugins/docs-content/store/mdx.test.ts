import type { Node } from "gatsby";
import { late } from "../../../../../plugins/docs-content/late";
import { pageSourceOf, shareMdxFrontMatter } from "../../../../../plugins/docs-content/store/mdx";
import { expectQuick } from "../../../../support/expectQuick";
import { laughs } from "../../../../support/hostileCases";
import { doc } from "../../../../support/smallSite";

type Parse = (cacheKey: string, source: string) => { body: string; frontmatter: unknown };
const parse: Parse = (key, source) =>
  late<{ parseFrontmatter: Parse }>("gatsby-plugin-mdx/dist/frontmatter").parseFrontmatter(key, source);

beforeAll(shareMdxFrontMatter);

it("gives gatsby-plugin-mdx a page's front matter and body", () => {
  expect(parse("a", doc("Text."))).toEqual({
    body: "Text.\n",
    frontmatter: expect.objectContaining({ title: "A page", tags: ["Basics"] }),
  });
});

it("takes a page apart once, for gatsby-plugin-mdx and for the data layer", async () => {
  const node = { internal: { contentDigest: "b" } } as Node;
  const load = jest.fn(async () => doc("Later."));
  parse("b", doc("Text."));
  expect(await pageSourceOf(node, load)).toMatchObject({ body: "Text.\n", bodyLineOffset: 5 });
  expect(load).not.toHaveBeenCalled();
  expect(await pageSourceOf(node, load)).toMatchObject({ body: "Later.\n" });
});

it.each([
  ["aliases of aliases", `---\n${laughs}\n---\nText.`],
  ["deep brackets", `---\na: ${"[".repeat(20_000)}\n---\nText.`],
  ["invalid YAML", '---\ntitle: "a\n---\nText.'],
  ["a text", "---\na\n---\nText."],
  ["code in JavaScript", "---js\n{ a: globalThis.ran = true }\n---\nText."],
  ["an unknown language", "---coffee\na\n---\nText."],
  ["100,000 blank lines", `---\n${"\n".repeat(100_000)}---\nText.`],
  ["a megabyte", `---\na: ${"a ".repeat(500_000)}\n---\nText.`],
])("leaves out at once: %s", (name, source) => {
  expectQuick(() => expect(parse(name, source).frontmatter).toEqual({}));
  expect(globalThis).not.toHaveProperty("ran");
});
