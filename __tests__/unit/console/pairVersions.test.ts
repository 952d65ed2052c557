import { differing, pairVersions } from "../../../src/console/pairVersions";
import type { SandboxResponse } from "../../../src/sandbox/sandbox";

const of = (body: unknown): SandboxResponse => ({
  status: body === null ? 404 : 200,
  headers: {},
  body,
  ms: 1,
  sql: [],
  events: [],
  steps: [],
});
const pair = (draft: unknown, published: unknown) =>
  pairVersions({ draft: of(draft), published: of(published) });

it("puts equal lines beside each other, and marks those that differ", () => {
  const pairs = pair("a\nb\nc", "a\nB\nB2\nc");
  expect(pairs).toEqual([
    { draft: "a", published: "a", isSame: true },
    { draft: "b", published: "B", isSame: false },
    { draft: undefined, published: "B2", isSame: false },
    { draft: "c", published: "c", isSame: true },
  ]);
  expect(differing(pairs)).toBe("2 lines differ.");
});

it("counts a single line", () => {
  expect(differing(pair("a\nb", "a"))).toBe("1 line differs.");
});

it("says that both are the same", () => {
  expect(differing(pair({ data: [] }, { data: [] }))).toBe(
    "The draft and the published version are the same.",
  );
});

it("shows nothing beside a version without a body", () => {
  const pairs = pair({ data: "x" }, null);
  expect(pairs.every(({ published, isSame }) => published === undefined && !isSame)).toBe(true);
});
