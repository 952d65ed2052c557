import { readAttributes } from "../../../../../plugins/docs-content/compile/attributes";
import { createContext } from "../../../../../plugins/docs-content/compile/context";
import { parseMdx } from "../../../../../plugins/docs-content/compile/parse";
import { isJsx } from "../../../../../plugins/docs-content/compile/place";
import { expectProblems } from "../../../../support/expectProblems";

function read(component: string) {
  const context = createContext("page.mdx", 0);
  const node = parseMdx(component, context)?.children[0];
  if (!node || !isJsx(node)) throw new Error(`No component: ${component}`);
  return { props: readAttributes(node, context), problems: context.problems };
}

it.each([
  ['<X a="text" />', { a: "text" }],
  ["<X a='it says \"hi\"' />", { a: 'it says "hi"' }],
  ["<X flag />", { flag: true }],
  ["<X a={2} />", { a: 2 }],
  ['<X a={"text"} b={false} />', { a: "text", b: false }],
  ['<X a={[1, "b", [true]]} />', { a: [1, "b", [true]] }],
  ['<X a={{b: 1, "c d": ["e"]}} />', { a: { b: 1, "c d": ["e"] } }],
  ["<X a={-1} b={[-0.5]} />", { a: -1, b: [-0.5] }],
  ["<X a={null} b={{ c: null }} />", { a: null, b: { c: null } }],
  ["<X />", {}],
])("reads %s", (component, expected) => {
  const { props, problems } = read(component);
  expect(props).toEqual(expected);
  expect(problems).toEqual([]);
});

it.each([
  ["<X a={b} />", "a={b}"],
  ["<X a={1 + 1} />", "a={1 + 1}"],
  ["<X a={`text`} />", "a={`text`}"],
  ["<X a={() => 1} />", "a={() => 1}"],
  ["<X a={+1} />", "a={+1}"],
  ["<X a={-b} />", "a={-b}"],
  ['<X a={-"1"} />', 'a={-"1"}'],
  ["<X a={10n} />", "a={10n}"],
  ["<X a={undefined} />", "a={undefined}"],
  ["<X a={/x/} />", "a={/x/}"],
  ["<X a={[1, ...b]} />", "a={[1, ...b]}"],
  ["<X a={[1, , 2]} />", "a={[1, , 2]}"],
  ["<X a={{...b}} />", "a={{...b}}"],
  ["<X a={{[b]: 1}} />", "a={{[b]: 1}}"],
  ["<X a={{get b() { return 1 }}} />", "a={{get b() { return 1 }}}"],
  ["<X a={{b: c}} />", "a={{b: c}}"],
  ["<X a={{3: 4}} />", "a={{3: 4}}"],
  ["<X {...props} />", "{...spread}"],
])("rejects the code in %s", (component, code) => {
  const { props, problems } = read(component);
  expect(props).toEqual({});
  expectProblems(problems, [["page.mdx:1:1 code-in-content", code, 'name="text"']]);
});

it("reads on behind a refused one, so that all are reported at once", () => {
  const { props, problems } = read('<X a={b} c="d" e={f} />');
  expect(props).toEqual({ c: "d" });
  expect(problems).toHaveLength(2);
});
