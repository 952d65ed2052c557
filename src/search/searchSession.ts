import type { SearchClient } from "./client";
import { createSearchClient, type ProviderSettings } from "./createSearchClient";
import { UnreachableError } from "./unreachable";

let client: Promise<SearchClient> | undefined;

/**
 * The provider, loaded once for the whole visit: what it is doesn't change before the next build. A load that failed is
 * tried again with the next search, so a reader whose network comes back needn't reload the page.
 *
 * @throws UnreachableError when the provider's code can't be loaded.
 */
export async function searchSession(settings: ProviderSettings): Promise<SearchClient> {
  client ??= createSearchClient(settings);
  try {
    return await client;
  } catch (cause) {
    client = undefined;
    if (isLoadFailure(cause)) throw new UnreachableError("The search could not be loaded.", { cause });
    throw cause;
  }
}

/**
 * Has the provider load what it needs while the reader still types. A failure shows with the first search.
 *
 * @param onComplete called when results can be better than before.
 * @returns ends the watching.
 */
export function watchIndex(settings: ProviderSettings, onComplete: () => void): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  searchSession(settings).then(
    (provider) => {
      if (isStopped) return;
      provider.open?.();
      stop = provider.onComplete?.(onComplete);
    },
    () => {},
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}

/** The bundler's error for a file that didn't come. */
function isLoadFailure(cause: unknown): boolean {
  return cause instanceof Error && cause.name === "ChunkLoadError";
}
