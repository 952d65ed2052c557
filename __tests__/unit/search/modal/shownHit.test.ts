import type { SearchHit } from "../../../../src/search/client";
import { shownHit } from "../../../../src/search/modal/shownHit";

const evil = "<img src=x onerror=alert(1)>";
const escapedEvil = "&lt;img src=x onerror=alert(1)&gt;";
const marks = (value: string) => ({ value, matchLevel: "full" as const });
const hit: SearchHit = {
  objectID: "1",
  url: "/page#part",
  type: "content",
  hierarchy: {
    lvl0: "Users & roles",
    lvl1: "A & B",
    lvl2: evil,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: evil,
  _snippetResult: {
    hierarchy: { lvl1: marks("A & <mark>B</mark>") },
    content: marks(`<mark>x</mark>${evil}`),
  },
  _highlightResult: { hierarchy: { lvl0: marks("<mark>Users</mark> & roles") } },
};

it("escapes whatever DocSearch writes as HTML", () => {
  expect(shownHit(hit)).toMatchObject({
    content: escapedEvil,
    hierarchy: { lvl1: "A &amp; B", lvl2: escapedEvil, lvl3: null },
    _snippetResult: {
      content: { value: `<mark>x</mark>${escapedEvil}` },
      hierarchy: { lvl1: { value: "A &amp; <mark>B</mark>" } },
    },
  });
});

it("leaves alone what DocSearch writes as text: the groups' names", () => {
  expect(shownHit(hit)).toMatchObject({
    hierarchy: { lvl0: "Users & roles" },
    _highlightResult: { hierarchy: { lvl0: { value: "<mark>Users</mark> & roles" } } },
  });
});

it("does with a hit that isn't highlighted", () => {
  const { _snippetResult, _highlightResult, ...bare } = hit;
  expect(shownHit(bare)).toMatchObject({ hierarchy: { lvl1: "A &amp; B" } });
});

it.each<keyof SearchHit>(["url", "type", "hierarchy"])("drops a hit without %s", (name) => {
  const { [name]: _, ...rest } = hit;
  expect(shownHit({ objectID: "1", ...rest })).toBeNull();
});
