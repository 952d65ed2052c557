import type { Actions, Node } from "gatsby";
import { gatsbyRequire } from "../../../../build/gatsby-internals/gatsbySource";
import { linkChildren } from "../../../../build/gatsby-internals/linkedNodes";

const node = (id: string, children: string[] = []) =>
  ({ id, parent: null, children, internal: { type: "File", contentDigest: "" } }) as unknown as Node;

/** Gatsby's own action, and the lists of children that it would have stored. */
function gatsby() {
  const { actions } = gatsbyRequire()("./dist/redux/actions/public");
  const stored: string[][] = [];
  const createParentChildLink: Actions["createParentChildLink"] = (link) => {
    stored.push([...actions.createParentChildLink(link).payload.children]);
  };
  return { stored, createParentChildLink };
}

afterEach(() => {
  delete process.env.GATSBY_INTERNALS;
});

it("has Gatsby store a parent once, with all its children", () => {
  const { stored, ...actions } = gatsby();
  const parent = node("parent", ["a"]);
  linkChildren(
    actions,
    parent,
    ["a", "b", "c", "d"].map((id) => node(id)),
  );
  expect(stored).toEqual([["a", "b", "c", "d"]]);
  linkChildren(
    actions,
    parent,
    ["b", "d"].map((id) => node(id)),
  );
  expect(stored).toHaveLength(1);
});

it("links each child by itself when it is off", () => {
  process.env.GATSBY_INTERNALS = "off";
  const { stored, ...actions } = gatsby();
  linkChildren(
    actions,
    node("parent", ["a"]),
    ["a", "b", "c"].map((id) => node(id)),
  );
  expect(stored).toEqual([
    ["a", "b"],
    ["a", "b", "c"],
  ]);
});

it("stops the build when Gatsby no longer adds to the list that it gets", () => {
  const createParentChildLink = () => {};
  const link = () => linkChildren({ createParentChildLink }, node("parent"), [node("a"), node("b")]);
  expect(link).toThrow("Gatsby adds a child to the list of the parent that it gets. This isn't so");
});
