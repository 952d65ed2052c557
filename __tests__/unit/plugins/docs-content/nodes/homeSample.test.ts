import { sampleBelow } from "../../../../../plugins/docs-content/nodes/homeSample";
import type { Tree } from "../../../../../shared/tree";

const sample = (id: string, hasAnswer = true) => ({
  is: "Sample",
  props: { id, ...(hasAnswer ? { answer: { label: "200 OK" } } : {}) },
});
const tree: Tree = [
  { html: '<h2 id="first">First</h2>' },
  sample("one"),
  { html: '<p>Text</p><h2 id="second">Second</h2>' },
  sample("unanswered", false),
  { is: "Details", children: [{ html: "<p>Text</p>" }, sample("two")] },
  { tag: "h2", props: { id: "third" }, children: ["Third"] },
  sample("three"),
];

it.each([
  ["first", "one"],
  ["second", "two"],
  ["third", "three"],
  ["", "one"],
  ["nowhere", undefined],
])("below #%s the first sample with an answer is %s", (anchor, id) => {
  expect(sampleBelow(tree, anchor)?.id).toBe(id);
});
