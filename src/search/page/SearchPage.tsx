import { Link } from "gatsby";
import type { ReactElement } from "react";
import { homePath, tagsPath } from "../../../shared/paths";
import { everything } from "../facetFilters";
import type { SearchScope } from "../SearchScope";
import { Filters } from "./Filters";
import { ResultList } from "./ResultList";
import { ResultStatus } from "./ResultStatus";
import { SearchField } from "./SearchField";
import type { SearchState } from "./searchUrl";
import { useResults } from "./useResults";
import { useSearchUrl } from "./useSearchUrl";
import * as styles from "./SearchPage.module.css";

interface SearchPageProps {
  /** The query of the router's location. */
  readonly search: string;
  readonly scope: SearchScope;
  readonly areas: readonly { readonly id: string; readonly label: string }[];
}

/** All results of a query: field, filters, how many there are, and the results. */
export function SearchPage({ search, scope: { settings, context }, areas }: SearchPageProps): ReactElement {
  const { state, type, go } = useSearchUrl(search);
  const { status, results, loadMore, retry, chosen } = useResults(state, settings, context);
  const hasChoice = results !== null && (results.count > 0 || isNarrowed(results.state));
  const hasFailed = status === "error" || status === "failed";
  const isFiltered = state !== null && isNarrowed(state);
  // After a failure, the results of an earlier query would look like its results.
  const isFound = results !== null && (results.count > 0 || results.lookedUp?.kind === "found");
  const isShown = isFound && (results.state === state || !hasFailed);
  const withoutFilters = () => state && go({ ...state, ...everything, tags: [] });

  return (
    <>
      <SearchField query={state?.query ?? ""} isBusy={status === "stalled"} onType={type} />
      <p className="withoutScript">
        Searching needs JavaScript. Without it, find your way by <Link to={tagsPath}>the tags</Link> or by{" "}
        <Link to={homePath}>the map of all pages</Link>.
      </p>
      <div className={styles.found}>
        <div className={styles.status}>
          <ResultStatus
            status={status}
            query={state?.query ?? ""}
            results={results}
            onRetry={retry}
            onUnfilter={isFiltered ? withoutFilters : undefined}
            missingResultsUrl={settings.missingResultsUrl}
          />
        </div>
        {state && hasChoice && <Filters state={state} results={results} areas={areas} onChange={go} />}
        {results && isShown && (
          <div className={styles.results}>
            <ResultList
              results={results}
              {...{ settings, areas }}
              isLoading={status === "loading" || status === "stalled"}
              onMore={loadMore}
              onChoose={chosen}
            />
          </div>
        )}
      </div>
    </>
  );
}

function isNarrowed({ area, kind, tags }: SearchState): boolean {
  return area !== null || kind !== null || tags.length > 0;
}
