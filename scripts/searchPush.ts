import { parseArgs } from "node:util";
import { pushSearch } from "./search/push";

/** `npm run search:push`, and with `-- --dry-run` only what it would do. */
export async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { "dry-run": { type: "boolean", default: false } },
  });
  await pushSearch(process.env, values["dry-run"], (line) => console.log(line));
}
