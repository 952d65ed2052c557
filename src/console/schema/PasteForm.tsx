import { type FormEvent, type ReactElement, useState } from "react";
import type { SourceFile } from "../../../shared/sourceFile";
import * as styles from "./Schema.module.css";

interface PasteFormProps {
  readonly isBusy: boolean;
  readonly onFile: (file: SourceFile) => void;
}

/** Accepts a schema as text. Only a component needs a path. */
export function PasteForm({ isBusy, onFile }: PasteFormProps): ReactElement {
  const [path, setPath] = useState("");
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "" || isBusy) return;
    onFile({ path: path.trim(), text });
  };
  return (
    <form className={styles.paste} onSubmit={submit} aria-label="Paste a schema">
      <label>
        Schema, as JSON
        <textarea
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          rows={5}
          placeholder='{ "kind": "collectionType", "info": { … }, "attributes": { … } }'
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
        />
      </label>
      <label>
        File in your project, needed for components
        <input
          type="text"
          value={path}
          onChange={({ currentTarget }) => setPath(currentTarget.value)}
          placeholder="src/components/blocks/quote.json"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
        />
      </label>
      <button type="submit" className={styles.button} aria-disabled={isBusy}>
        Add schema
      </button>
    </form>
  );
}
