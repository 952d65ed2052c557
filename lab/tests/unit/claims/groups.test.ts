import { groupsOf } from "../../../runner/claims/groups";
import type { ClaimOfPage } from "../../../runner/claims/verdict";

const at = { page: "a.mdx", pageLine: 1, line: 1, column: 1 };
const run = (code: string, setup?: ClaimOfPage["setup"]): ClaimOfPage => ({
  ...at,
  setup,
  claim: { quote: "q", run: code, expect: 1 },
});
const sizes = (claims: readonly ClaimOfPage[]) => groupsOf(claims).map((group) => group.claims.length);

it("lets claims share a lab if it starts in the same way", () => {
  const files = { "config/api.ts": "export default {};" };
  expect(sizes([run("1"), run("2", { config: { a: 1 } }), run("3", { files }), run("4", { files })])).toEqual(
    [2, 2],
  );
});

it("separates claims of the panel, which need another clock", () => {
  const screen: ClaimOfPage = {
    ...at,
    setup: undefined,
    claim: { quote: "q", panel: "/", visible: ["text Home"] },
  };
  expect(sizes([run("1"), screen, run("2"), screen])).toEqual([2, 2]);
});

it("gives a lab of its own to code that changes the platform, and to a start", () => {
  const boot: ClaimOfPage = { ...at, setup: undefined, claim: { quote: "q", boot: "starts", log: "ok" } };
  expect(sizes([run("strapi.cron.add({})"), run("1"), boot])).toEqual([1, 1, 1]);
});
