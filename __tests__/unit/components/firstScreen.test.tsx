/** @jest-environment jsdom */

import type { Tree } from "../../../shared/tree";
import { firstScreen } from "../../../src/components/Content/firstScreen";

const run = (length: number) => ({ html: "x".repeat(length) });
const code = (length: number) => ({ is: "CodeBlock", props: { html: "x".repeat(length), lines: 1 } });

beforeEach(() => {
  window.innerHeight = 100;
});

it("is as many blocks as fill the window", () => {
  const tree = [run(600), run(600), run(1)];
  expect(firstScreen(tree)).toEqual(tree.slice(0, 2));
});

it("counts what components hold, and what is within them", () => {
  expect(firstScreen([code(1001), run(1)])).toHaveLength(1);
  const box = { is: "Details", children: [{ tag: "ul", children: [run(500), "x".repeat(600)] }] };
  expect(firstScreen([box, run(1)])).toHaveLength(1);
});

it("is the whole tree, and the same one, where that is short", () => {
  const tree: Tree = [run(10), code(10), { is: "Card", props: { title: "a" } }];
  expect(firstScreen(tree)).toBe(tree);
});
