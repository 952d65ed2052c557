import { Link } from "gatsby";
import { type ReactElement, type ReactNode, useId, useRef } from "react";
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
  /** The sample whose recorded response is shown until the query runs. */
  readonly recorded?: ReactNode;
  /** Removes what limits the response. */
  readonly onShowAll: () => void;
  /** Between the bar and the response. */
  readonly children: ReactNode;
}

/** Runs the query in the reader's browser and shows the response. */
export function LivePane(props: LivePaneProps): ReactElement {
  const { path, query, platform, consolePath, recorded, onShowAll, children } = props;
  const text = queryText(query);
  // Here, so that a download draws only this pane anew.
  const live = useLive(path, text);
  const isRecorded = recorded !== undefined && !live.outcome && !live.busy;
  const id = useId();
  const response = useRef<HTMLElement>(null);
  const show = () => {
    response.current?.scrollIntoView({ block: "start" });
    response.current?.focus({ preventScroll: true });
  };
  const request = { ...firstRequest, path, parameters: parametersOf(text) };
  return (
    <div className={styles.pane}>
      <LiveBar {...{ path, live }} onShow={show} />
      {children}
      <section ref={response} tabIndex={-1} className={styles.response} aria-label="Response">
        <h2 className={styles.heading}>{isRecorded ? "Response from Strapi" : "Response"}</h2>
        {isRecorded ? (
          <div className={styles.recorded}>{recorded}</div>
        ) : (
          <LiveResponse {...{ live, id, query, onShowAll }} />
        )}
        <p className={styles.note}>
          Runs in your browser: Strapi {platform}'s own code on SQLite.{" "}
          {consolePath && <Link to={linkTo(request, false, consolePath)}>Open in the console</Link>}
        </p>
      </section>
    </div>
  );
}
