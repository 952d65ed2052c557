import Play from "lucide-react/icons/play";
import type { FormEvent, ReactElement } from "react";
import { CodeEditor } from "../../components/CodeEditor/CodeEditor";
import { JsonField } from "../../requests/JsonField";
import { SenderField } from "../../requests/SenderField";
import { type GraphqlDraft, readVariables } from "./graphql";
import * as styles from "../../requests/RequestForm.module.css";

interface GraphqlFieldsProps {
  readonly draft: GraphqlDraft;
  readonly isBusy: boolean;
  readonly onChange: (draft: GraphqlDraft) => void;
  readonly onRun: () => void;
}

/** A query of GraphQL with its variables, and who sends it. */
export function GraphqlFields({ draft, isBusy, onChange, onRun }: GraphqlFieldsProps): ReactElement {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRun();
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label="GraphQL request">
      <div className={styles.field}>
        <span className={styles.name}>Query</span>
        <div className={styles.query}>
          <CodeEditor
            value={draft.query}
            onChange={(query) => onChange({ ...draft, query })}
            language="graphql"
            label="Query, in GraphQL"
          />
        </div>
      </div>
      <JsonField
        name="Variables"
        label="Variables, as JSON"
        value={draft.variables}
        read={readVariables}
        onChange={(variables) => onChange({ ...draft, variables })}
      />
      <div className={styles.options}>
        <SenderField sender={draft.sender} onChange={(sender) => onChange({ ...draft, sender })} />
        <button type="submit" className={styles.run} aria-disabled={isBusy} title="Ctrl+Enter">
          <Play size={14} aria-hidden="true" /> Run
        </button>
      </div>
    </form>
  );
}
