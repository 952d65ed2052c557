import { platform } from "../../../../../shared/platform";
import { nodeStore, resolverOf } from "../../../../support/nodeStore";
import { doc } from "../../../../support/smallSite";

const claims = `claims:
  - quote: Strapi sorts lists.
    source: "@strapi/core/package.json"
    has: core
`;
const store = nodeStore({
  "guide/intro.mdx": doc("Strapi sorts lists. Strapi drops empty ones. Restart the server."),
  "guide/intro.claims.yaml": claims,
  "guide/more.mdx": doc("Strapi sorts lists."),
});
const resolve = resolverOf(store);
const page = (path: string) => store.one("Doc", { path });

it("counts the statements of a page, and those that are proven", async () => {
  expect(await resolve("Doc", "statementCount", page("/guide/intro"))).toBe(2);
  expect(await resolve("Doc", "provenStatementCount", page("/guide/intro"))).toBe(1);
});

it("says at the end of a page what was verified", async () => {
  expect(await resolve("Doc", "proofLine", page("/guide/intro"))).toBe(
    `1 statement verified with Strapi ${platform.version}`,
  );
  expect(await resolve("Doc", "proofLine", page("/guide/more"))).toBeNull();
});
