import type { SearchClient } from "./client";
import { localSession } from "./localSession";

export interface ProviderSettings {
  readonly provider: string;
  readonly appId: string | null;
  readonly apiKey: string | null;
  readonly hosts: readonly string[];
}

/** Loads the configured provider, and only that. @throws when its code can't be loaded, or settings are missing. */
export async function createSearchClient(settings: ProviderSettings): Promise<SearchClient> {
  if (settings.provider === "algolia") {
    const { createAlgoliaClient } = await import("./algolia/client");
    return createAlgoliaClient(settings);
  }
  return localSession();
}
