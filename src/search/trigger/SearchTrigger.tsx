import { graphql, withPrefix } from "gatsby";
import Search from "lucide-react/icons/search";
import { type FormEvent, type ReactElement, useRef, useSyncExternalStore } from "react";
import { searchPath } from "../../../shared/paths";
import { ariaKeys } from "../../components/Shortcuts/shortcutKeys";
import { useSearchScope } from "../SearchScope";
import { loadModal } from "./loadModal";
import { SearchDialog } from "./SearchDialog";
import { useSearchDialog } from "./useSearchDialog";
import * as styles from "./SearchTrigger.module.css";

/** Opens the search. Until scripts run, and without them, it leads to the page of all results. */
export function SearchTrigger(): ReactElement {
  const scope = useSearchScope();
  const trigger = useRef<HTMLButtonElement>(null);
  const { query, open, close } = useSearchDialog(trigger);
  const isMac = useSyncExternalStore(neverChanges, isMacHere, () => false);
  const openHere = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  // Only to be faster: opening loads again, and shows what went wrong.
  const preload = () => void loadModal().catch(() => {});

  return (
    <search className={styles.search}>
      <form action={withPrefix(scope.settings.searchPagePath ?? searchPath)} onSubmit={openHere}>
        <button
          ref={trigger}
          type="submit"
          className={styles.trigger}
          aria-haspopup="dialog"
          data-takes-letters=""
          aria-keyshortcuts={ariaKeys("search")}
          onPointerEnter={preload}
          onFocus={preload}
          onTouchStart={preload}
        >
          <Search size={16} aria-hidden="true" />
          <span className={styles.label}>Search</span>
          <span className={styles.hint} aria-hidden="true">
            {isMac ? "⌘K" : "Ctrl K"}
          </span>
        </button>
      </form>
      {query !== null && <SearchDialog scope={scope} initialQuery={query} onClose={close} />}
    </search>
  );
}

const neverChanges = () => () => {};
const isMacHere = () => /Mac|iPhone|iPad/.test(navigator.platform);

export const searchSettingsFragment = graphql`
  fragment SearchSettings on SearchSettings {
    provider
    appId
    apiKey
    hosts
    indexName
    contextualSearch
    searchPagePath
    externalUrlRegex
    replaceSearchResultPathname {
      from
      to
    }
    maxResultsPerGroup
    missingResultsUrl
    personalization
    insights
  }
`;
