import { type ReactElement, useState } from "react";
import { verbatim } from "../../components/CodeEditor/verbatim";

interface TextInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isNumeric?: boolean;
  readonly placeholder?: string;
  /** Id of the text that says what is wrong with it. */
  readonly invalidBecause?: string | undefined;
}

/** A text field that shows what is typed while it is typed: `4.` becomes the number 4 only outside of it. */
export function TextInput(props: TextInputProps): ReactElement {
  const { label, value, onChange, isNumeric = false, placeholder, invalidBecause } = props;
  const [draft, setDraft] = useState<string | undefined>(undefined);
  return (
    <input
      type="text"
      aria-label={label}
      value={draft ?? value}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        onChange(event.currentTarget.value);
      }}
      onBlur={() => setDraft(undefined)}
      inputMode={isNumeric ? "decimal" : "text"}
      placeholder={placeholder}
      aria-invalid={invalidBecause !== undefined}
      aria-describedby={invalidBecause}
      {...verbatim}
    />
  );
}
