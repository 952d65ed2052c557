import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";

/** Written by hand and checked by `npm run sandbox:check`: `page.mdx#fingerprint what it is`, or a whole `page.mdx`, by reason. */
const file = "sandbox/data/exclusions.json";

const exclusions = z.record(z.string(), z.array(z.string()));

let reasons: ReadonlyMap<string, string> | undefined;

/**
 * Why the sandbox can't run a recorded sample, for readers.
 *
 * @param page path of its file, from the content folder
 * @returns undefined where nothing keeps it from that
 */
export function exclusionOf(page: string, fingerprint: string): string | undefined {
  reasons ??= readReasons();
  return reasons.get(`${page}#${fingerprint}`) ?? reasons.get(page);
}

function readReasons(): ReadonlyMap<string, string> {
  const path = resolve(file);
  if (!existsSync(path)) return new Map();
  const byReason = Object.entries(exclusions.parse(JSON.parse(readFileSync(path, "utf8"))));
  return new Map(
    byReason.flatMap(([reason, names]) =>
      names.map((name): [string, string] => [name.split(" ", 1)[0] ?? "", reason]),
    ),
  );
}
