import { type ReactElement, useState } from "react";
import type { QueryObject } from "../../../shared/queryModel";
import { CopyButton } from "../../components/CodeBlock/CopyButton";
import { TabList } from "../../components/Tabs/TabList";
import { tabIds } from "../../components/Tabs/TabsContext";
import { ResponseBody, textOf } from "../../requests/ResponseBody";
import { rowsOf } from "../../requests/rows";
import { Waiting } from "../../requests/Waiting";
import { limitOf } from "./limit";
import { RowsTable } from "./RowsTable";
import type { Live } from "./useLive";
import * as styles from "./LivePane.module.css";

interface LiveResponseProps {
  readonly live: Live;
  /** Unique on the page. */
  readonly id: string;
  /** The query of the builder now. */
  readonly query: QueryObject;
  readonly onShowAll: () => void;
}

const views = [
  { value: "rows", label: "Rows" },
  { value: "json", label: "JSON" },
];

/** The platform's response: its entries in rows, and all of it as JSON. An error has no rows. */
export function LiveResponse(props: LiveResponseProps): ReactElement {
  const { live, id, query, onShowAll } = props;
  const { busy, outcome, isOld } = live;
  const [view, setView] = useState("rows");
  if (!outcome || (busy && "failure" in outcome)) return <Waiting busy={busy} isEmpty />;
  if ("failure" in outcome)
    return (
      <p className={styles.failure} role="alert">
        {outcome.failure}
      </p>
    );
  const { body } = outcome.response;
  const rows = rowsOf(body);
  const shown = rows ? view : "json";
  const ids = tabIds(id, shown);
  const limit = rows && limitOf(query, rows);
  return (
    <>
      <div className={styles.tabs}>
        <TabList
          tabsId={id}
          tabs={rows ? views : views.slice(1)}
          selected={shown}
          onChoose={setView}
          label="Response as"
        />
        <CopyButton language="json" getText={() => textOf(body)} />
      </div>
      {limit && !isOld && (
        <p className={styles.limit}>
          <code>{limit}</code> leaves out some entries.
          <button type="button" className={styles.all} onClick={onShowAll}>
            Show all
          </button>
        </p>
      )}
      <div
        className={styles.view}
        role="tabpanel"
        id={ids.panel}
        aria-labelledby={ids.tab}
        data-is-old={isOld}
      >
        {rows && shown === "rows" ? <RowsTable rows={rows} /> : <ResponseBody body={body} />}
      </div>
    </>
  );
}
