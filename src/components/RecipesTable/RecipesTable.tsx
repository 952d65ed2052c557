import { type ReactElement, type ReactNode, useCallback, useRef } from "react";
import type { RecipeRow } from "../../../shared/recipe";
import { LoadFailure } from "../NearViewport/LoadFailure";
import { useNearViewport } from "../NearViewport/useNearViewport";
import * as styles from "./RecipesTable.module.css";

interface RecipesTableProps {
  /** In the order of the table's rows. */
  readonly rows: readonly RecipeRow[];
  /** The table, finished markup. */
  readonly children?: ReactNode;
}

/** All recipes. What narrows the table is loaded when the reader comes near; without it, it is complete. */
export function RecipesTable({ rows, children }: RecipesTableProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const load = useCallback(async () => {
    const { RecipeFilters } = await import("./RecipeFilters");
    return { RecipeFilters };
  }, []);
  const { state, value, retry } = useNearViewport(place, load);
  return (
    <div ref={place}>
      <div className={`needsScript ${styles.place}`}>
        {value && <value.RecipeFilters rows={rows} place={place} />}
        {state === "failed" && <LoadFailure what="The filters" onRetry={retry} />}
      </div>
      {children}
    </div>
  );
}
