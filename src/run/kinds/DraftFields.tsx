import type { ReactElement } from "react";
import { LinesField } from "../../requests/LinesField";
import { RequestForm } from "../../requests/RequestForm";
import { CodeField } from "./CodeField";
import { GraphqlFields } from "./GraphqlFields";
import type { Draft } from "./kinds";
import type { Mistake } from "./mistake";

interface DraftFieldsProps {
  readonly draft: Draft;
  readonly mistake: Mistake | undefined;
  readonly isBusy: boolean;
  readonly onChange: (draft: Draft) => void;
  readonly onRun: () => void;
}

/** The fields of a sample that a reader edits. */
export function DraftFields({ draft, mistake, isBusy, onChange, onRun }: DraftFieldsProps): ReactElement {
  if (draft.kind === "documentService")
    return (
      <CodeField
        {...{ mistake, isBusy, onRun }}
        code={draft.code}
        onChange={(code) => onChange({ ...draft, code })}
      />
    );
  if (draft.kind === "graphql") return <GraphqlFields {...{ draft, isBusy, onChange, onRun }} />;
  return (
    <RequestForm {...{ isBusy, onRun }} request={draft} onChange={(part) => onChange({ ...draft, ...part })}>
      {draft.headers !== "" && (
        <LinesField
          name="Headers"
          hint="One header per line."
          label="Headers, one per line"
          value={draft.headers}
          rows={1}
          onChange={(headers) => onChange({ ...draft, headers })}
        />
      )}
    </RequestForm>
  );
}
