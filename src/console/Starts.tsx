import { memo, type ReactElement, useState } from "react";
import { type ConsoleRequest, firstRequest } from "../requests/request";
import { examples } from "./examples";
import { Fold } from "./Fold";
import { TypeRow } from "./TypeRow";
import type { ConsoleType } from "./types";
import * as styles from "./Starts.module.css";

interface StartsProps {
  readonly types: readonly ConsoleType[];
  readonly request: ConsoleRequest;
  /** Whether it runs the sample project, which the examples belong to. */
  readonly hasExamples: boolean;
  readonly onLoad: (request: ConsoleRequest) => void;
}

/** About the width of the window at which the console has two columns: see Console.module.css. */
const wide = "(min-width: 46rem)";

/**
 * What a reader can start from: the content types, and some requests. It doesn't render again when the reader selects
 * Run: on a slow phone, that was a third of the work.
 */
export const Starts = memo(function Starts({
  types,
  request,
  hasExamples,
  onLoad,
}: StartsProps): ReactElement {
  // On a phone, the request comes first.
  const [isOpen] = useState(() => window.matchMedia(wide).matches);
  return (
    <div className={styles.starts}>
      <Fold title="Collections" isOpen={isOpen}>
        <ul className={styles.list}>
          {types.map((type) => (
            <TypeRow
              key={type.route}
              type={type}
              isChosen={request.path === type.route || request.path.startsWith(`${type.route}/`)}
              onChoose={() =>
                onLoad({
                  ...firstRequest,
                  path: type.route,
                  parameters: "",
                  sender: request.sender,
                  body: type.body ?? firstRequest.body,
                })
              }
            />
          ))}
        </ul>
      </Fold>
      {hasExamples && (
        <Fold title="Examples" isOpen={isOpen}>
          <ul className={styles.list}>
            {examples.map((example) => (
              <li key={example.title}>
                <button type="button" className={styles.pick} onClick={() => onLoad(example.request)}>
                  {example.title}
                </button>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
});
