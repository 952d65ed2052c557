import { checkClaims } from "../claims/check";
import { reportCoverage } from "../claims/coverage";
import { mutateClaims } from "../claims/mutate";
import { readArguments } from "../command";
import { Failure } from "../project";

export const usage = `npm run lab -- claims [PAGE…] [--coverage] [--mutate SEED]

Proves the claims of these pages, or of all pages: page.claims.yaml beside page.mdx.
A page is its path in content/, such as dev-docs/api/rest.

--coverage lists what pages assert about the platform without a claim or a sample, the worst page first. It runs nothing.
--mutate tests the claims: it puts 80 mistakes into random ones and fails if one of them isn't caught.
The seed is a number; the same seed makes the same mistakes.`;

export async function run(argv: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(argv, {
    coverage: { type: "boolean", default: false },
    mutate: { type: "string" },
  });
  const content = process.env.DOCS_CONTENT ?? "content";
  if (values.coverage) return reportCoverage(content, positionals, console.log);
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
