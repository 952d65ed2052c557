import { parseArgs } from "node:util";
import { runMain } from "./command/failure.mjs";
import { pushSearch } from "./search/push";

/** `npm run search:push`, and with `-- --dry-run` only what it would do. */
void runMain(async () => {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
  await pushSearch(process.env, values["dry-run"], (line) => console.log(line));
});
