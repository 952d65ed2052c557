import { type DragEvent, type FormEvent, type ReactElement, useState } from "react";
import type { SourceFile } from "../../shared/upgrade/project";
import { chosenFiles } from "./chosenFiles";
import * as styles from "./Planner.module.css";

interface FileFormProps {
  readonly onFiles: (files: readonly SourceFile[]) => void;
  readonly onUnreadable: () => void;
}

/** Takes files of a project: dropped, chosen, or pasted. */
export function FileForm({ onFiles, onUnreadable }: FileFormProps): ReactElement {
  const [isOver, setOver] = useState(false);
  const [path, setPath] = useState("");
  const [text, setText] = useState("");
  // A copy, because the browser empties its list.
  const take = (files: Iterable<File>) => chosenFiles([...files]).then(onFiles, onUnreadable);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    onFiles([{ path: path.trim(), text }]);
    setText("");
    setPath("");
  };
  const input = (label: string, isFolder: boolean) => (
    <label className={styles.choose}>
      <input
        type="file"
        multiple
        className={styles.input}
        {...(isFolder ? { webkitdirectory: "" } : {})}
        onChange={({ currentTarget }) => {
          take(currentTarget.files ?? []);
          // The same files can be chosen again after a change.
          currentTarget.value = "";
        }}
      />
      {label}
    </label>
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the inputs in it do the same for readers who don't drag. */}
      <div
        className={styles.drop}
        data-is-over={isOver}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>
          Drop <code>package.json</code>, <code>config</code>, and <code>src</code>, or the folder of your
          project, here.
        </p>
        <div className={styles.actions}>
          {input("Choose files", false)}
          {input("Choose a folder", true)}
        </div>
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
