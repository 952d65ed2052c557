import { Link } from "gatsby";
import { type ReactElement, type ReactNode, useId, useRef } from "react";
import type { QueryObject } from "../../../shared/queryModel";
import { queryText } from "../../../shared/queryText";
import { linkTo } from "../../console/link";
import { parametersOf } from "../../console/parameters";
import { firstRequest } from "../../console/request";
import { LiveBar } from "./LiveBar";
import { LiveResponse } from "./LiveResponse";
import type { Live } from "./useLive";
import * as styles from "./LivePane.module.css";

interface LivePaneProps {
  readonly path: string;
  readonly query: QueryObject;
  readonly live: Live;
  /** Of the platform whose code runs here: `5.54.0`. */
  readonly platform: string;
  /** The page with the console. */
  readonly consolePath?: string | undefined;
  /** Between the bar and the response. */
  readonly children: ReactNode;
}

/** Runs the query in the reader's browser and shows the response. */
export function LivePane(props: LivePaneProps): ReactElement {
  const { path, query, live, platform, consolePath, children } = props;
  const id = useId();
  const response = useRef<HTMLElement>(null);
  const show = () => {
    response.current?.scrollIntoView({ block: "start" });
    response.current?.focus({ preventScroll: true });
  };
  const request = { ...firstRequest, path, parameters: parametersOf(queryText(query)) };
  return (
    <div className={styles.pane}>
      <LiveBar {...{ live }} onShow={show} />
      {children}
      <section ref={response} tabIndex={-1} className={styles.response} aria-label="Response">
        <LiveResponse {...{ live, id }} />
        <p className={styles.note}>
          Runs in your browser: Strapi {platform}'s own code on SQLite.{" "}
          {consolePath && <Link to={linkTo(request, consolePath)}>Open in the console</Link>}
        </p>
      </section>
    </div>
  );
}
