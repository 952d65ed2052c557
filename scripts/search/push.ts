import { algoliasearch } from "algoliasearch";
import { type SearchContent, searchContent } from "../../plugins/docs-content/search/pageRecords";
import { readSearchConfig } from "../../shared/config/searchConfig";
import type { SearchRecord } from "../../shared/searchRecord";
import { hostOf } from "../../src/search/algolia/client";
import { Failure } from "../command/failure.mjs";
import { replaceIndex } from "./replaceIndex";

type Environment = Readonly<Record<string, string | undefined>>;

/** What the hosted service takes at most for one record, in bytes, in its smallest plan. */
const largestRecord = 10_000;

/**
 * Replaces the hosted index by the content's records.
 *
 * @param environment contains the index name (as for the site itself) and, only here, the key with write access.
 * @param print receives each line of output.
 * @throws Failure that says what to do.
 */
export async function pushSearch(
  environment: Environment,
  isDryRun: boolean,
  print: (line: string) => void,
): Promise<void> {
  const { indexName, appId, hosts } = readSearchConfig(environment, undefined);
  const { pages, synonyms } = await contentOf(environment.DOCS_CONTENT ?? "content");
  const records = pages.flatMap((page) => page.records).filter(isSent);
  print(summary(records, synonyms.length));
  if (isDryRun) {
    print(`Dry run: the index "${indexName}" would hold exactly these. Nothing was sent.`);
    return;
  }
  const client = algoliasearch(
    required("SEARCH_APP_ID", appId),
    required("SEARCH_ADMIN_KEY", environment.SEARCH_ADMIN_KEY),
    hosts.length > 0 ? { hosts: hosts.map((host) => hostOf(new URL(host))) } : {},
  );
  const onProgress = (done: number) => print(`${done} of ${records.length} records sent`);
  try {
    await replaceIndex(client, { indexName, records, synonyms, onProgress });
  } catch (error) {
    throw explained(error, indexName);
  }
  print(`The index "${indexName}" now holds ${records.length} records.`);
}

/** A service has no setting to find a page only by its exact names, so it gets no other words of an advanced page. */
function isSent({ advanced, type }: SearchRecord): boolean {
  return !advanced || type === "lvl1";
}

async function contentOf(folder: string): Promise<SearchContent> {
  const content = await searchContent(folder);
  if (content.pages.length > 0) return content;
  throw new Failure(
    `There is nothing to search in ${folder}: an empty index would replace the one that is there.`,
  );
}

function summary(records: readonly SearchRecord[], synonymCount: number): string {
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const tooLarge = records.filter((_, index) => (sizes[index] ?? 0) > largestRecord);
  const pages = new Set(records.map(({ url_without_anchor }) => url_without_anchor)).size;
  return [
    `${records.length} records of ${pages} pages, ${synonymCount} groups of synonyms, ${Math.ceil(total / 1000)} kB, the largest ${Math.max(...sizes)} bytes.`,
    ...tooLarge.map(
      ({ objectID }) => `Larger than ${largestRecord} bytes, which the service may refuse: ${objectID}`,
    ),
  ].join("\n");
}

function required(name: string, value: string | null | undefined): string {
  if (value) return value;
  throw new Failure(`${name} is missing: set it in the environment, or look first with --dry-run.`);
}

function explained(error: unknown, indexName: string): unknown {
  if (!(error instanceof Error)) return error;
  const kept = `The index "${indexName}" is as it was.`;
  if (error.name === "RetryError")
    return new Failure(`The service could not be reached: check the network and SEARCH_APP_ID. ${kept}`);
  if ("status" in error && (error.status === 401 || error.status === 403))
    return new Failure(
      `The service refuses SEARCH_ADMIN_KEY: it must be allowed to add records, edit settings and delete indexes. ${kept}`,
    );
  return new Failure(`The service refused: ${error.message} ${kept}`);
}
