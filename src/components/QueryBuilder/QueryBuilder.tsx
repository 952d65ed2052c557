import { Children, type ReactElement, type ReactNode, useCallback, useRef } from "react";
import type { QueryModel, QueryPreset } from "../../../shared/queryModel";
import { LoadFailure } from "../NearViewport/LoadFailure";
import { useNearViewport } from "../NearViewport/useNearViewport";
import * as styles from "./QueryBuilder.module.css";

interface QueryBuilderProps {
  readonly model: QueryModel;
  readonly presets: readonly QueryPreset[];
  /** The presets as samples, with their answers. */
  readonly children?: ReactNode;
}

/**
 * Builds queries by form and by object; loaded when the reader comes near. Until then, and where no script runs, its
 * queries stand here as examples.
 */
export function QueryBuilder({ model, presets, children }: QueryBuilderProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const load = useCallback(async () => {
    const { Builder } = await import("../../queryBuilder/form/Builder");
    return { Builder };
  }, []);
  const { state, value, retry } = useNearViewport(place, load);
  const answers = Children.toArray(children);
  return (
    <div ref={place}>
      {value ? (
        <value.Builder {...{ model, presets, answers }} />
      ) : (
        <>
          <div className={styles.waiting}>
            {state === "failed" ? (
              <LoadFailure what="The query builder" onRetry={retry} />
            ) : (
              <p>The query builder is loading …</p>
            )}
          </div>
          <div className={styles.examples}>
            <p className={styles.noScript}>
              With JavaScript you can build a query here. These are the queries that it begins with:
            </p>
            {answers}
          </div>
        </>
      )}
    </div>
  );
}
