import { type FormEvent, type ReactElement, useState } from "react";
import type { SourceFile } from "../../shared/sourceFile";
import { isProjectFile } from "../../shared/upgrade/fileKind";
import { limits } from "../../shared/upgrade/readProject";
import type { Wanted } from "../files/collectFiles";
import { DropArea } from "../files/DropArea";
import * as styles from "./Planner.module.css";

interface FileFormProps {
  readonly onFiles: (files: readonly SourceFile[]) => void;
  readonly onUnreadable: () => void;
}

const wanted: Wanted = { isWanted: isProjectFile, limits };

/** Takes files of a project: dropped, chosen, or pasted. */
export function FileForm({ onFiles, onUnreadable }: FileFormProps): ReactElement {
  const [path, setPath] = useState("");
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    onFiles([{ path: path.trim(), text }]);
    setText("");
    setPath("");
  };
  return (
    <>
      <div className={styles.files}>
        <DropArea wanted={wanted} onFiles={(files) => files.then(onFiles, onUnreadable)}>
          Drop the folder of your project here, or its <code>package.json</code>.
        </DropArea>
        <p className={styles.hint}>
          Your files stay in your browser. They are read as text, and nothing in them is run.
        </p>
      </div>
      <form className={styles.paste} onSubmit={submit} aria-label="Paste a file">
        <label>
          Or paste a file, such as package.json
          <textarea
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            rows={5}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
          />
        </label>
        <label>
          Its path, needed for code and configuration
          <input
            type="text"
            value={path}
            onChange={({ currentTarget }) => setPath(currentTarget.value)}
            placeholder="config/server.js"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
          />
        </label>
        <button type="submit" className={styles.button}>
          Add file
        </button>
      </form>
    </>
  );
}
