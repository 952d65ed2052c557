import { codeOfPage, piecesOf } from "../../../../src/ask/panel/pageCode";

const html =
  '<span class="line"><span class="prompt">$ </span><span class="tk-function">curl</span> -g</span>\n<span class="line"><span class="tk-string">&quot;a&quot;</span></span>';

jest.mock("../../../../src/navigation/loading", () => ({
  peekAtPage: async (path: string) => (path === "/a" ? { doc: { body: [{ props: { html } }] } } : undefined),
}));

it("finds a page's code in its colors, without prompts", async () => {
  const codes = await codeOfPage("/a");
  expect(piecesOf('curl -g\n"a"', codes)).toEqual([
    { text: "curl", token: "tk-function" },
    { text: " -g", token: null },
    { text: "\n", token: null },
    { text: '"a"', token: "tk-string" },
  ]);
});

it("cuts the pieces of a quote that is a part of the page's code", async () => {
  const codes = await codeOfPage("/a");
  expect(piecesOf('rl -g\n"', codes)?.map(({ text }) => text)).toEqual(["rl", " -g", "\n", '"']);
});

it("has no colors for code that the page doesn't have, or a page that doesn't come", async () => {
  expect(piecesOf("other", await codeOfPage("/a"))).toBeUndefined();
  expect(await codeOfPage("/b")).toEqual([]);
});
