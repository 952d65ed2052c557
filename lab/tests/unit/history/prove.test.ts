import type { HistoryEntry } from "../../../runner/content";
import type { Fact } from "../../../runner/facts/fact";
import type { Release } from "../../../runner/history/packages";
import { drawBoundaries, proveBoundaries } from "../../../runner/history/prove";

const versions = ["5.0.0", "5.1.0", "5.2.1", "5.3.0"];

const historyOf = (...entries: HistoryEntry[]) => ({
  releases: versions,
  node: [],
  kinds: [{ name: "settings", title: "Settings", first: "5.0", rows: 9, entries }],
});

const boundariesOf = (...entries: HistoryEntry[]) => drawBoundaries(historyOf(...entries), "seed", 40);

/** Proves them with releases in which these ids exist; undefined is a release in which the kind can't be read. */
async function differences(entries: HistoryEntry[], ids: Record<string, string[] | undefined>) {
  const asked: string[] = [];
  const settings = { name: "settings" } as Fact;
  const wrong = await proveBoundaries(boundariesOf(...entries), {
    kinds: [settings, { name: "others" } as Fact],
    releases: versions.map((version): Release => ({ version, packages: {} })),
    read: async ({ version }, kinds) => {
      expect(kinds).toEqual([settings]);
      asked.push(version);
      const rows = ids[version]?.map((id) => ({ id }));
      return { version, packages: {}, kinds: { settings: rows ? { rows } : { failed: "Unreadable" } } };
    },
    log: () => {},
  });
  return { asked, wrong };
}

it("reads only the releases before and after, each once", async () => {
  const entries = [
    { id: "a", since: "5.2" },
    { id: "b", since: "5.2" },
  ];
  expect(await differences(entries, { "5.1.0": [], "5.2.1": ["a", "b"] })).toEqual({
    asked: ["5.1.0", "5.2.1"],
    wrong: [],
  });
});

it("starts from the last release that was read", () => {
  expect(boundariesOf({ id: "a", since: "5.3", after: "5.1" })).toEqual([
    [
      { kind: "settings", id: "a", version: "5.1.0", exists: false },
      { kind: "settings", id: "a", version: "5.3.0", exists: true },
    ],
  ]);
});

it("reports a fact that the release before has, too", async () => {
  const { wrong } = await differences([{ id: "a", since: "5.2" }], { "5.1.0": ["a"], "5.2.1": ["a"] });
  expect(wrong).toEqual(['  settings "a" exists in 5.1.0, but the history says otherwise.']);
});

it("reports a fact that was removed and is still there", async () => {
  const { wrong } = await differences([{ id: "a", removed: "5.3" }], { "5.2.1": ["a"], "5.3.0": ["a"] });
  expect(wrong).toEqual(['  settings "a" exists in 5.3.0, but the history says otherwise.']);
});

it("reports a release that can't be read", async () => {
  const { wrong } = await differences([{ id: "a", since: "5.2" }], { "5.2.1": ["a"] });
  expect(wrong).toEqual([`  settings can't be read in 5.1.0, so nothing is known about "a".`]);
});

it("draws no fact that only changed, and the same facts with the same seed", () => {
  const entries = "abcdefgh".split("").map((id) => ({ id, since: "5.1" }));
  const changed = { id: "x", changed: [{ in: "5.1", what: "default" }] };
  const ids = (seed: string) => drawBoundaries(historyOf(changed, ...entries), seed, 3).map(([{ id }]) => id);
  expect(ids("one")).toHaveLength(3);
  expect(ids("one")).toEqual(ids("one"));
  expect(["two", "three", "four"].some((seed) => `${ids(seed)}` !== `${ids("one")}`)).toBe(true);
  expect(boundariesOf(changed)).toEqual([]);
});
