import { type ReactElement, useEffect, useRef } from "react";
import type { AreaName } from "../areaLabel";
import { errorHit } from "../errors/errorHit";
import { type PageHits, pageHits } from "../pageHits";
import { Result } from "./Result";
import type { Results } from "./results";
import * as styles from "./ResultList.module.css";

interface ResultListProps {
  readonly results: Results;
  readonly settings: Queries.SearchSettingsFragment;
  readonly areas: readonly AreaName[];
  readonly isLoading: boolean;
  readonly onMore: () => void;
  /** @param position from 1. */
  readonly onChoose: (url: string, position: number) => void;
}

/** All loaded results, and the button for the next ones, which get the focus from it. */
export function ResultList({
  results,
  settings,
  areas,
  isLoading,
  onMore,
  onChoose,
}: ResultListProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number | null>(null);
  const { hits, loaded, pages } = results;

  // biome-ignore lint/correctness/useExhaustiveDependencies: more hits are the reason to move.
  useEffect(() => {
    if (firstNew.current === null) return;
    list.current?.children[firstNew.current]?.querySelector("a")?.focus();
    firstNew.current = null;
  }, [hits.length]);

  const loadMore = () => {
    firstNew.current = list.current?.children.length ?? null;
    onMore();
  };

  return (
    <>
      <ol ref={list} role="list" className={styles.results}>
        {shownHits(results).map((result, index) => (
          <Result
            key={result.page.url}
            {...{ result, settings, areas }}
            onChoose={(url) => onChoose(url, index + 1)}
          />
        ))}
      </ol>
      {loaded < pages && (
        <button type="button" className={styles.more} onClick={loadMore} aria-disabled={isLoading}>
          Load more results
        </button>
      )}
    </>
  );
}

/** The entry of a pasted error comes first. */
function shownHits({ hits, lookedUp }: Results): readonly PageHits[] {
  const found = pageHits(hits);
  return lookedUp?.kind === "found" ? [{ page: errorHit(lookedUp), sections: [] }, ...found] : found;
}
