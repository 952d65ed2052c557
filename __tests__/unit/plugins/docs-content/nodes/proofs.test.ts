import { platform } from "../../../../../shared/platform";
import { nodeStore, resolverOf } from "../../../../support/nodeStore";
import { doc } from "../../../../support/smallSite";

const claims = `claims:
  - quote: Strapi sorts lists.
    source: "@strapi/core/package.json"
    has: core
    checks:
      - { id: a, at: "#b", outcome: fails, if: [{ option: server.port }], effect: It sorts., change: Sort. }
  - quote: Backups are daily.
    public: https://docs.example/backups
    date: 2026-11-26
    says: daily
`;
const store = nodeStore({
  "guide/intro.mdx": doc(
    "Strapi sorts lists. Strapi drops empty ones. Backups are daily. Restart the server.",
  ),
  "guide/intro.claims.yaml": claims,
  "guide/more.mdx": doc("Strapi sorts lists."),
});
const resolve = resolverOf(store);
const page = (path: string) => store.one("Doc", { path });

it("counts the statements of a page, and those that are proven", async () => {
  expect(await resolve("Doc", "statementCount", page("/guide/intro"))).toBe(3);
  expect(await resolve("Doc", "provenStatementCount", page("/guide/intro"))).toBe(1);
});

it("counts a statement that only a public document confirms, but not as proven", async () => {
  expect(await resolve("Doc", "sourcedStatementCount", page("/guide/intro"))).toBe(1);
  expect(await resolve("Doc", "sourcedStatementCount", page("/guide/more"))).toBe(0);
});

it("says at the end of a page what was verified", async () => {
  expect(await resolve("Doc", "proofLine", page("/guide/intro"))).toBe(
    `1 statement verified with Strapi ${platform.version}`,
  );
  expect(await resolve("Doc", "proofLine", page("/guide/more"))).toBeNull();
});

it("gives the configuration checker its statements, with the page that proves them", async () => {
  expect(await resolve("Doc", "configurationChecks", page("/guide/intro"))).toEqual([
    expect.objectContaining({ id: "a", outcome: "fails", path: "/guide/intro#b" }),
  ]);
  expect(await resolve("Doc", "configurationChecks", page("/guide/more"))).toEqual([]);
});
