import { withPrefix } from "gatsby";
import { once } from "../../shared/once";
import { searchIndexPath } from "../../shared/paths";

/**
 * The index that is built with the site, opened once per visit. A failed load is tried again with the next request.
 *
 * @throws if its code can't be loaded.
 */
export const localSession = once(async () => {
  const { createLocalSearchClient } = await import("./local/client");
  return createLocalSearchClient({ indexUrl: withPrefix(searchIndexPath) });
});
