import { Fragment, type ReactElement, useState } from "react";
import type { QueryObject } from "../../../shared/queryModel";
import { CopyButton } from "../../components/CodeBlock/CopyButton";
import { HighlightedCode } from "../../components/CodeEditor/HighlightedCode";
import { TabList } from "../../components/Tabs/TabList";
import { tabIds } from "../../components/Tabs/TabsContext";
import { hasSandbox } from "../../sandbox/sandbox";
import { resultsOf } from "../query/results";
import * as styles from "./Builder.module.css";

interface ResultsProps {
  readonly path: string;
  readonly query: QueryObject;
  /** Unique on the page. */
  readonly id: string;
}

/** The request, ready to copy. */
export function Results({ path, query, id }: ResultsProps): ReactElement {
  const [selected, setSelected] = useState("url");
  const results = resultsOf(path, query);
  const shown = results.find(({ value }) => value === selected) ?? results[0];
  const ids = tabIds(id, selected);
  return (
    <div className={styles.panel}>
      <h2 className={styles.heading}>Request as code</h2>
      <div className={styles.code}>
        <div className={styles.tabs}>
          <TabList tabsId={id} tabs={results} selected={selected} onChoose={setSelected} label="Request as" />
          <CopyButton language={shown?.language ?? "text"} getText={() => shown?.code ?? ""} />
        </div>
        <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
          <pre className={styles.result} tabIndex={0}>
            {shown?.code === "" ? (
              <code>(nothing: the request has no parameters)</code>
            ) : shown?.language === "tsx" ? (
              <HighlightedCode code={shown.code} language="tsx" errorLine={undefined} />
            ) : (
              <Url text={shown?.code ?? ""} />
            )}
          </pre>
        </div>
      </div>
      <p className={styles.hint}>
        Works in a project with these fields.{hasSandbox && " To run your own query here, select Run."}
      </p>
    </div>
  );
}

/** Breaks before a parameter, and within one only if it is longer than a line. */
function Url({ text }: { readonly text: string }): ReactElement {
  return (
    <code>
      {text.split(/(?=[?&])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place.
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}
