import { Link } from "gatsby";
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import type { QueryObject } from "../../../shared/queryModel";
import { queryText } from "../../../shared/queryText";
import { linkTo } from "../../console/link";
import { parametersOf } from "../../requests/parameters";
import { firstRequest } from "../../requests/request";
import { LiveBar } from "./LiveBar";
import { LiveResponse } from "./LiveResponse";
import { useLive } from "./useLive";
import * as styles from "./LivePane.module.css";

interface LivePaneProps {
  readonly path: string;
  readonly query: QueryObject;
  /** Of the platform whose code runs here: `5.54.0`. */
  readonly platform: string;
  /** The page with the console. */
  readonly consolePath?: string | undefined;
  /** There is a response, or the reason why there is none. */
  readonly onOutcome: () => void;
  /** Removes what limits the response. */
  readonly onShowAll: () => void;
  /** Between the bar and the response. */
  readonly children: ReactNode;
}

/** Runs the query in the reader's browser and shows the response. */
export function LivePane(props: LivePaneProps): ReactElement {
  const { path, query, platform, consolePath, onOutcome, onShowAll, children } = props;
  const text = queryText(query);
  // Here, so that a download draws only this pane anew.
  const live = useLive(path, text);
  const hasOutcome = live.outcome !== undefined;
  useEffect(() => {
    if (hasOutcome) onOutcome();
  }, [hasOutcome, onOutcome]);
  const id = useId();
  const response = useRef<HTMLElement>(null);
  const show = () => {
    response.current?.scrollIntoView({ block: "start" });
    response.current?.focus({ preventScroll: true });
  };
  const request = { ...firstRequest, path, parameters: parametersOf(text) };
  return (
    <div className={styles.pane}>
      <LiveBar {...{ live }} onShow={show} />
      {children}
      <section ref={response} tabIndex={-1} className={styles.response} aria-label="Response">
        <h3 className={styles.heading}>Response</h3>
        <LiveResponse {...{ live, id, query, onShowAll }} />
        <p className={styles.note}>
          Runs in your browser: Strapi {platform}'s own code on SQLite.{" "}
          {consolePath && <Link to={linkTo(request, false, consolePath)}>Open in the console</Link>}
        </p>
      </section>
    </div>
  );
}
