import RotateCcw from "lucide-react/icons/rotate-ccw";
import { type ReactElement, useId, useRef, useState } from "react";
import { CopyButton } from "../../components/CodeBlock/CopyButton";
import { CodeEditor } from "../../components/CodeEditor/CodeEditor";
import { PlaygroundTitle } from "../../components/Playground/PlaygroundTitle";
import { RunMessage } from "./RunMessage";
import { useSandbox } from "./useSandbox";
import * as codeStyles from "../../components/CodeBlock/Tool.module.css";
import * as frameStyles from "../../components/Playground/Playground.module.css";
import * as styles from "./LivePlayground.module.css";

interface LivePlaygroundProps {
  readonly initialCode: string;
  readonly lang: string;
  readonly title: string;
}

/** The editor, its buttons and, below, what the code makes. */
export function LivePlayground({ initialCode, lang, title }: LivePlaygroundProps): ReactElement {
  const result = useRef<HTMLDivElement>(null);
  const messageId = useId();
  const [code, setCode] = useState(initialCode);
  const { run, restart } = useSandbox(result, title, code);
  const line = run.is === "failed" ? run.failure.line : undefined;

  return (
    <>
      <PlaygroundTitle lang={lang} title={title}>
        <span className={styles.tools}>
          <button
            type="button"
            className={codeStyles.tool}
            aria-label="Reset the example"
            title="Reset the example"
            disabled={code === initialCode}
            onClick={() => setCode(initialCode)}
          >
            <RotateCcw size={16} />
          </button>
          <CopyButton language={lang} getText={() => code} />
        </span>
      </PlaygroundTitle>
      <CodeEditor
        value={code}
        onChange={setCode}
        language={lang}
        label={`Code of: ${title}`}
        error={run.is === "failed" ? { messageId, line } : undefined}
      />
      <div className={frameStyles.bar}>
        Result
        <span className={styles.state}>{run.is === "running" && "Running …"}</span>
      </div>
      <RunMessage id={messageId} run={run} onRestart={restart} />
      <div ref={result} className={`${frameStyles.result} ${styles.result}`} />
    </>
  );
}
