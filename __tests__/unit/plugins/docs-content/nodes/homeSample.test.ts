import { homeSample, sampleBelow } from "../../../../../plugins/docs-content/nodes/homeSample";
import type { Lookup } from "../../../../../plugins/docs-content/store/lookup";
import type { Tree } from "../../../../../shared/tree";

const sample = (id: string, hasResponse = true) => ({
  is: "Sample",
  props: { id, ...(hasResponse ? { response: { label: "200 OK" } } : {}) },
});
const tree: Tree = [
  { html: '<h2 id="first">First</h2>' },
  sample("one"),
  { html: '<p>Text</p><h2 id="second">Second</h2>' },
  sample("unrecorded", false),
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
])("below #%s the first sample with a response is %s", (anchor, id) => {
  expect(sampleBelow(tree, anchor)?.id).toBe(id);
});

describe("what the landing page shows", () => {
  const props = {
    id: "sample-1",
    forms: [{ html: "GET /api/recipes" }, { html: "curl …" }],
    response: { label: "200 OK", html: "{}" },
    verifiedWith: "5.54.0",
  };
  const shown = (more: object) => {
    const find = {
      doc: () => ({ title: "REST API" }),
      get: () => undefined,
      boundTree: (): Tree => [{ is: "Sample", props: { ...props, ...more } }],
    };
    return homeSample({ label: "List", at: "/rest" }, find as unknown as Lookup);
  };

  it("says which sample of which page it is, so that it can run", () => {
    expect(shown({ run: true })).toMatchObject({ page: "/rest", sample: "sample-1", run: true });
    expect(shown({})).toMatchObject({ title: "REST API", request: "GET /api/recipes", run: false });
  });

  it("is nothing without a recorded response", () => {
    expect(shown({ response: undefined })).toBeUndefined();
    expect(shown({ verifiedWith: undefined })).toBeUndefined();
  });
});
