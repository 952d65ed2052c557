import type { Algoliasearch } from "algoliasearch";
import type { SearchRecord } from "../../shared/searchRecord";
import { hostedSettings } from "./hostedSettings";

type IndexClient = Pick<
  Algoliasearch,
  "batch" | "deleteIndex" | "operationIndex" | "saveSynonyms" | "setSettings" | "waitForTask"
>;

interface Replacement {
  readonly indexName: string;
  readonly records: readonly SearchRecord[];
  /** Groups of words with the same meaning. */
  readonly synonyms: readonly (readonly string[])[];
  /** Called after each batch with the number of records that are there. */
  readonly onProgress: (done: number) => void;
}

/** Records in one request, as the service recommends. */
const batchSize = 1000;

/**
 * Uploads records, settings, and synonyms to a separate index, which then replaces the old one in one step: readers
 * find either everything old or everything new. Rules from the service's dashboard are kept. If something fails
 * before the last step, the old index is unchanged.
 *
 * @throws what the client throws.
 */
export async function replaceIndex(
  client: IndexClient,
  { indexName, records, synonyms, onProgress }: Replacement,
): Promise<void> {
  const draft = `${indexName}_draft_${Date.now().toString(36)}`;
  const settled = async ({ taskID }: { taskID: number }) => {
    await client.waitForTask({ indexName: draft, taskID });
  };
  try {
    await keepRules(client, indexName, draft, settled);
    await settled(await client.setSettings({ indexName: draft, indexSettings: hostedSettings }));
    if (synonyms.length > 0)
      await settled(await client.saveSynonyms({ indexName: draft, synonymHit: synonyms.map(synonymOf) }));
    for (let start = 0; start < records.length; start += batchSize) {
      const requests = records
        .slice(start, start + batchSize)
        .map((record) => ({ action: "addObject" as const, body: { ...record } }));
      await settled(await client.batch({ indexName: draft, batchWriteParams: { requests } }));
      onProgress(start + requests.length);
    }
    const move = { operation: "move" as const, destination: indexName };
    await settled(await client.operationIndex({ indexName: draft, operationIndexParams: move }));
  } catch (error) {
    // Best effort: the draft can be missing, and the first error is the one to report.
    await client.deleteIndex({ indexName: draft }).catch(() => {});
    throw error;
  }
}

async function keepRules(
  client: IndexClient,
  indexName: string,
  draft: string,
  settled: (task: { taskID: number }) => Promise<void>,
): Promise<void> {
  const copy = {
    operation: "copy" as const,
    destination: draft,
    scope: ["rules" as const],
  };
  try {
    await settled(await client.operationIndex({ indexName, operationIndexParams: copy }));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function synonymOf(words: readonly string[], index: number) {
  return { objectID: `content-${index}`, type: "synonym" as const, synonyms: [...words] };
}

/** The first time there is no index to keep anything of. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === 404;
}
