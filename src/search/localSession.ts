import { withPrefix } from "gatsby";
import { searchIndexPath } from "../../shared/paths";
import type { LocalSearchClient } from "./local/client";

let client: Promise<LocalSearchClient> | undefined;

/**
 * The index that is built with the site, opened once per visit. A failed load is tried again with the next request.
 *
 * @throws if its code can't be loaded.
 */
export async function localSession(): Promise<LocalSearchClient> {
  client ??= import("./local/client").then(({ createLocalSearchClient }) =>
    createLocalSearchClient({ indexUrl: withPrefix(searchIndexPath) }),
  );
  try {
    return await client;
  } catch (cause) {
    client = undefined;
    throw cause;
  }
}
