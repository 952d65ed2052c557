import { checkClaims } from "../claims/check";
import { mutateClaims } from "../claims/mutate";
import { readArguments } from "../command";
import { Failure } from "../project";

export const usage = `npm run lab -- claims [PAGE…] [--mutate SEED]

Proves the claims of these pages, or of all pages: page.claims.yaml beside page.mdx.
A page is its path in content/, such as dev-docs/api/rest.

--mutate tests the claims: it puts 80 mistakes into random ones and fails if one of them isn't caught.
The seed is a number; the same seed makes the same mistakes.`;

export async function run(argv: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(argv, { mutate: { type: "string" } });
  const content = process.env.DOCS_CONTENT ?? "content";
  const options = { name: "claims", log: console.log };
  const wrong =
    values.mutate === undefined
      ? await checkClaims(content, positionals, options)
      : await mutateClaims(content, positionals, seedOf(values.mutate), options);
  if (wrong > 0) process.exitCode = 1;
}

function seedOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new Failure(`--mutate takes a number as its seed, not "${text}".`);
}
