import { type ReactElement, useRef, useState } from "react";
import type { CompiledCode } from "../CodeBlock/CodeLines";
import { CodeTools } from "../CodeBlock/CodeTools";
import { copyableText } from "../CodeBlock/copyableText";
import { Tab } from "../Tab/Tab";
import { Tabs } from "../Tabs/Tabs";
import { RunTools } from "./RunTools";
import { SamplePane } from "./SamplePane";
import type { LiveAction } from "./useLive";
import * as styles from "./Sample.module.css";

/** A request written down in one way. */
export interface Form extends CompiledCode {
  readonly value: string;
  readonly label: string;
}

interface SampleRequestProps {
  readonly id: string;
  readonly groupId?: string;
  readonly wrap?: boolean;
  readonly forms: readonly Form[];
  readonly types?: string;
  /** Given where the reader can run it. */
  readonly onRun?: ((name: LiveAction["name"]) => void) | undefined;
}

/** One form of a request, or several in tabs. */
export function SampleRequest(props: SampleRequestProps): ReactElement {
  const { id, groupId, wrap = false, forms, types, onRun } = props;
  const root = useRef<HTMLDivElement>(null);
  const [isWrapped, setWrapped] = useState(wrap);
  const panes = forms.map(({ value, label, ...code }) => ({
    value,
    label,
    pane: <SamplePane {...code} id={`${id}-${value}-code`} label={label} isWrapped={isWrapped} />,
  }));
  const tools = (
    <CodeTools
      className={styles.tools}
      wrap={{ isOn: isWrapped, set: setWrapped }}
      types={types}
      language={forms[0]?.lang ?? "text"}
      getText={() => textOf(root.current)}
    >
      {onRun && <RunTools onRun={onRun} />}
    </CodeTools>
  );

  return (
    <div ref={root} className={styles.request}>
      {panes.length > 1 ? (
        <Tabs id={id} tabs={forms} tools={tools} groupId={groupId}>
          {panes.map(({ value, label, pane }, at) => (
            <Tab key={value} value={value} label={label} isDerived={at > 0}>
              {pane}
            </Tab>
          ))}
        </Tabs>
      ) : (
        <>
          <div className={styles.head}>
            <span className={styles.label}>{forms[0]?.label}</span>
            {tools}
          </div>
          {panes[0]?.pane}
        </>
      )}
    </div>
  );
}

/** Of the form that the reader sees. */
function textOf(root: Element | null): string {
  const code = root?.querySelector("[role=tabpanel]:not([hidden]) code") ?? root?.querySelector("code");
  return code ? copyableText(code) : "";
}
