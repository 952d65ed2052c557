import { withPrefix } from "gatsby";
import { searchIndexPath } from "../../shared/paths";
import type { LocalSearchClient } from "./local/client";

let client: Promise<LocalSearchClient> | undefined;

/**
 * The index that is built with the site, opened once for the whole visit, whoever asks it. A load that failed is tried
 * again with the next question.
 *
 * @throws when its code can't be loaded.
 */
export async function localSession(): Promise<LocalSearchClient> {
  client ??= import("./local/client").then(({ createLocalSearchClient }) =>
    createLocalSearchClient({ address: withPrefix(searchIndexPath) }),
  );
  try {
    return await client;
  } catch (cause) {
    client = undefined;
    throw cause;
  }
}
