import { checkClaims } from "../claims/check";
import { readArguments } from "../command";

export const usage = `npm run lab -- claims [PAGE…]

Proves the claims of these pages, or of all pages: page.claims.yaml beside page.mdx.
A page is its path in content/, such as dev-docs/api/rest.`;

export async function run(argv: readonly string[]): Promise<void> {
  const { positionals } = readArguments(argv, {});
  const content = process.env.DOCS_CONTENT ?? "content";
  const refuted = await checkClaims(content, positionals, { name: "claims", log: console.log });
  if (refuted > 0) process.exitCode = 1;
}
