import type { DocSearchModalProps } from "@docsearch/react";
import { Link } from "gatsby";
import { type ComponentProps, type ReactElement, useEffect, useRef } from "react";
import { resultsPath } from "../../../shared/paths";
import type { Narrowing } from "../facetFilters";

type Footer = NonNullable<DocSearchModalProps["resultsFooterComponent"]>;

interface SeeAllProps extends ComponentProps<Footer> {
  readonly searchPagePath: string;
  readonly narrowing: Narrowing;
  readonly onClose: () => void;
}

/** Below the hits: leads to all of them. */
export function SeeAll({ state, searchPagePath, narrowing, onClose }: SeeAllProps): ReactElement {
  useNoEarlierHits(state);
  const count = Number(state.context.nbHits);
  const path = resultsPath(state.query, searchPagePath);
  const filters = Object.entries(narrowing).flatMap(([name, id]) =>
    id === null ? [] : [`&${name}=${encodeURIComponent(id)}`],
  );
  return (
    <Link to={`${path}${filters.join("")}`} onClick={onClose}>
      {count === 1 ? "See the result" : `See all ${count} results`}
    </Link>
  );
}

/**
 * Each list of hits of DocSearch (3.9) has functions that reference the previous list, and so those of all keys since the dialog was opened: 38 kB
 * per key, which slows down garbage collection. This empties lists that have been replaced.
 */
function useNoEarlierHits({ collections }: { readonly collections: unknown[] }): void {
  const last = useRef(collections);
  useEffect(() => {
    if (last.current === collections) return;
    last.current.length = 0;
    last.current = collections;
  }, [collections]);
}
