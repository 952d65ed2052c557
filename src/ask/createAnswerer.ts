import { contextualFilters } from "../search/facetFilters";
import { localSession } from "../search/localSession";
import type { SearchScope } from "../search/SearchScope";
import type { Answerer, FindPassages } from "./answerer";
import { createLocalAnswerer } from "./local/answerer";

type AskSettings = Queries.AskSettingsFragment;

/**
 * Loads the configured provider, and only that.
 *
 * @param scope what the reader's search is about: questions are about the same version and language.
 * @throws when its code can't be loaded.
 */
export async function createAnswerer(settings: AskSettings, scope: SearchScope): Promise<Answerer> {
  const { contextualSearch } = scope.settings;
  const facetFilters = contextualSearch ? contextualFilters(scope.context) : [];
  const findPassages: FindPassages = async (text, limit) =>
    (await localSession()).passages(text, { limit, facetFilters });
  const open = () => void localSession().then((client) => client.open(), noFailureYet);
  if (settings.provider !== "endpoint") return { ...createLocalAnswerer(findPassages), open };
  const { createEndpointAnswerer } = await import("./endpoint/answerer");
  const { endpoint, model } = settings;
  return { ...createEndpointAnswerer({ endpoint: endpoint ?? "", model: model ?? "" }, findPassages), open };
}

/** It shows with the first question. */
const noFailureYet = () => {};
