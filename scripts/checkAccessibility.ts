import { inspect } from "./accessibility/inspect";
import { pagesToCheck } from "./command/pagesToCheck";

const usage = `npm run check:accessibility [-- --dir FOLDER --pages TEXT]

Opens every page of a build in a browser: axe in light and dark colors, and whether it fits 320 pixels.`;

/** A line of progress after so many pages. */
const progressEvery = 25;

/** `npm run check:accessibility`: what the browser tests look at on a page of each kind, on every page. */
export async function main(argv: readonly string[]): Promise<void> {
  const { dir, pages } = pagesToCheck(argv, usage);
  let done = 0;
  let problems = 0;
  for await (const { path, found } of inspect(dir, pages)) {
    done++;
    problems += found.length;
    if (found.length > 0) console.log([path, ...found].join("\n  "));
    if (done % progressEvery === 0) console.log(`  ${done} of ${pages.length} pages`);
  }
  console.log(`${done} pages, in light and dark colors and 320 pixels wide: ${problems} problems`);
  if (problems > 0) process.exitCode = 1;
}
