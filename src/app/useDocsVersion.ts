import { currentVersion } from "../components/VersionsDropdown/versionChoices";
import { usePreferredVersion } from "./usePreferredVersion";

type Site = NonNullable<Queries.ShellDataQuery["siteSettings"]>;

interface DocsVersion {
  /** The one that the page belongs to, or that the reader prefers where it belongs to all. */
  readonly version: Queries.VersionItemFragment | undefined;
  readonly prefer: (name: string) => void;
}

/** Which version of the documentation a page shows. @param path canonical route. */
export function useDocsVersion({ areas, versions }: Site, path: string): DocsVersion {
  const { preferred, prefer } = usePreferredVersion(versions.items);
  const areaIds = areas.map(({ id }) => id);
  return { version: currentVersion(versions.items, path, areaIds, preferred), prefer };
}
