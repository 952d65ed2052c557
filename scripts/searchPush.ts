import { Failure, Help } from "./command/failure.mjs";
import { pushSearch } from "./search/push";

const usage = `npm run search:push [-- --dry-run]

Replaces the records of the hosted search index with those of the content. SEARCH_APP_ID, SEARCH_INDEX_NAME, and
SEARCH_ADMIN_KEY name the index and the key that may write to it. With --dry-run it only says what it would send.`;

/** `npm run search:push`, and with `-- --dry-run` only what it would do. */
export async function main(argv: readonly string[]): Promise<void> {
  if (argv.includes("--help") || argv.includes("-h")) throw new Help(usage);
  const unknown = argv.filter((word) => word !== "--dry-run");
  if (unknown.length > 0)
    throw new Failure(`Cannot read "${unknown.join(" ")}": the only option here is --dry-run.`);
  await pushSearch(process.env, argv.includes("--dry-run"), (line) => console.log(line));
}
