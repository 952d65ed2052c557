import { typedNamesIn } from "../../../../src/reader/types/typedNames";

const types = {
  texts: ["recipes: Recipe[]", "findMany(params?: { … }): Promise<Recipe[]>"],
  words: [1, 1],
};

function namesIn(html: string) {
  const code = document.createElement("code");
  code.innerHTML = html;
  return typedNamesIn(code, types).map(({ line, name, rest }) => ({ line, name, rest }));
}

const second = '<span class="line">  <span class="tk-function">findMany</span>()</span>';

it("finds names in colored code, also behind links to lines and removed lines", () => {
  const first =
    '<span class="line"><a class="ln" href="#L1"></a><span class="tk-keyword">const</span> recipes = x</span>';
  expect(namesIn(`${first}\n<span class="line del">  gone()</span>\n${second}`)).toEqual([
    { line: 1, name: "recipes", rest: ": Recipe[]" },
    { line: 2, name: "findMany", rest: "(params?: { … }): Promise<Recipe[]>" },
  ]);
});

it("shows the reader's own name, and finds what follows it", () => {
  const first =
    '<span class="line">const <var data-own="many" data-saffron="recipes">blogPosts</var> = x</span>';
  const after = '<span class="line"><var data-saffron="fr">de-CH</var>.findMany</span>';
  expect(namesIn(`${first}\n${after}`)).toEqual([
    { line: 1, name: "blogPosts", rest: ": Recipe[]" },
    { line: 2, name: "findMany", rest: "(params?: { … }): Promise<Recipe[]>" },
  ]);
});

it("leaves out words without a type, such as in comments, and takes the type of the place", () => {
  const code = document.createElement("code");
  code.innerHTML = '<span class="line">// a of b.a</span>\n<span class="line">a, ab, "$a", a;</span>';
  const found = typedNamesIn(code, { texts: ["a: A", "a: B"], words: [0, 0, 2, 1] });
  expect(found.map(({ line, range, rest }) => [line, range.startOffset, rest])).toEqual([
    [2, 0, ": B"],
    [2, 13, ": A"],
  ]);
});

it("leaves out what isn't there", () => {
  expect(namesIn('<span class="line">a</span>')).toEqual([]);
});
