import type { SearchHit } from "../../../../src/search/client";
import { resultTexts } from "../../../../src/search/page/resultText";

const none = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const hierarchy = { ...none, lvl0: "REST API", lvl1: "Relations", lvl2: "Connect" };
const marks = (value: string) => ({ value, matchLevel: "full" as const });

const heading: SearchHit = {
  objectID: "1",
  url: "/rest/relations#connect",
  type: "lvl2",
  hierarchy,
  content: null,
  _highlightResult: { hierarchy: { lvl2: marks("<mark>Connect</mark>") } },
};
const text: SearchHit = {
  objectID: "2",
  url: "/rest/relations#connect",
  type: "content",
  hierarchy,
  content: "All of the text",
  _snippetResult: { content: marks("of the <mark>text</mark>") },
};

it("titles a hit by the heading it stands below, and says where that is", () => {
  expect(resultTexts([text])).toEqual([
    {
      objectID: "2",
      url: "/rest/relations#connect",
      title: "Connect",
      breadcrumbs: ["REST API", "Relations"],
      snippets: ["of the <mark>text</mark>"],
    },
  ]);
});

it("marks a heading that matched", () => {
  expect(resultTexts([heading])[0]).toMatchObject({ title: "<mark>Connect</mark>", snippets: [] });
});

it("makes one of neighbours below the same heading, and keeps their order", () => {
  const other = { ...text, objectID: "3", url: "/rest/relations#disconnect" };
  const results = resultTexts([heading, text, { ...text, objectID: "4" }, other, heading]);
  expect(results.map(({ objectID, snippets }) => [objectID, snippets.length])).toEqual([
    ["1", 2],
    ["3", 1],
    ["1", 0],
  ]);
});

it("doesn't repeat a name on the way", () => {
  const page = { ...heading, hierarchy: { ...hierarchy, lvl0: "Relations", lvl2: null } };
  expect(resultTexts([page])[0]?.breadcrumbs).toEqual([]);
});

it("falls back on the bare text", () => {
  const { _snippetResult, ...bare } = text;
  expect(resultTexts([bare])[0]?.snippets).toEqual(["All of the text"]);
});

it("leaves out what can't be shown", () => {
  const { url, ...nowhere } = text;
  expect(
    resultTexts([
      { objectID: "x" },
      nowhere,
      { ...text, hierarchy: { ...hierarchy, lvl1: null, lvl2: null } },
    ]),
  ).toEqual([]);
});
