import Play from "lucide-react/icons/play";
import type { FormEvent, ReactElement, ReactNode } from "react";
import { verbatim } from "../components/CodeEditor/verbatim";
import { readBody } from "./body";
import { CopyAs } from "./CopyAs";
import { JsonField } from "./JsonField";
import { LinesField } from "./LinesField";
import { splitPath } from "./parameters";
import { type ConsoleRequest, hasBody, isMethod, methods } from "./request";
import type { RequestType } from "./requestType";
import { SenderField } from "./SenderField";
import * as styles from "./RequestForm.module.css";

const unknown: readonly RequestType[] = [];

interface RequestFormProps {
  /** What the project has, to write the request as code of the server. */
  readonly types?: readonly RequestType[];
  readonly request: ConsoleRequest;
  readonly isBusy: boolean;
  readonly onChange: (part: Partial<ConsoleRequest>) => void;
  readonly onRun: () => void;
  /** Further fields, below the query. */
  readonly children?: ReactNode;
}

/** The request as it is written: method and path, sender, parameters, body. */
export function RequestForm(props: RequestFormProps): ReactElement {
  const { types = unknown, request, isBusy, onChange, onRun, children } = props;
  const { method, path, parameters, sender, body } = request;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRun();
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label="Request">
      <div className={styles.line}>
        <select
          aria-label="Method"
          className={styles.method}
          data-method={method}
          value={method}
          onChange={({ currentTarget: { value } }) => isMethod(value) && onChange({ method: value })}
        >
          {methods.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <input
          type="text"
          aria-label="Path"
          className={styles.path}
          value={path}
          onChange={({ currentTarget }) => onChange(splitPath(currentTarget.value))}
          placeholder="/api/recipes"
          {...verbatim}
        />
        <button type="submit" className={styles.run} aria-disabled={isBusy} title="Ctrl+Enter">
          <Play size={14} aria-hidden="true" /> Run
        </button>
      </div>
      <div className={styles.options}>
        <SenderField sender={sender} onChange={(value) => onChange({ sender: value })} />
        <CopyAs {...{ types, request }} />
      </div>
      <LinesField
        name="Query"
        hint="One parameter per line. Values are encoded for you."
        label="Query, one parameter per line"
        value={parameters}
        rows={3}
        placeholder="filters[rating][$gte]=4"
        onChange={(value) => onChange({ parameters: value })}
      />
      {children}
      {hasBody(method) && (
        <JsonField
          name="Body"
          label="Body, as JSON"
          value={body}
          read={readBody}
          onChange={(value) => onChange({ body: value })}
        />
      )}
    </form>
  );
}
