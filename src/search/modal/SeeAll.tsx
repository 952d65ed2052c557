import type { DocSearchModalProps } from "@docsearch/react";
import { Link } from "gatsby";
import { type ComponentProps, type ReactElement, useEffect, useRef } from "react";
import { resultsPath } from "../../../shared/paths";

type Footer = NonNullable<DocSearchModalProps["resultsFooterComponent"]>;

interface SeeAllProps extends ComponentProps<Footer> {
  readonly searchPagePath: string;
  /** The ID of the selected area; null for all. */
  readonly area: string | null;
  readonly onClose: () => void;
}

/** Below the hits: leads to all of them. */
export function SeeAll({ state, searchPagePath, area, onClose }: SeeAllProps): ReactElement {
  useNoEarlierHits(state);
  const count = Number(state.context.nbHits);
  const inArea = area === null ? "" : `&area=${encodeURIComponent(area)}`;
  return (
    <Link to={`${resultsPath(state.query, searchPagePath)}${inArea}`} onClick={onClose}>
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
