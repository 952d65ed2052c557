import { type DragEvent, type ReactElement, type ReactNode, useState } from "react";
import type { SourceFile } from "../../shared/sourceFile";
import { chosenFiles, droppedFiles, type Wanted } from "./collectFiles";
import * as small from "../components/SmallButton/SmallButton.module.css";
import * as styles from "./DropArea.module.css";

interface DropAreaProps {
  /** What to drop here. */
  readonly children: ReactNode;
  readonly wanted: Wanted;
  /** Types that the browser's dialog offers first, as in `accept` of an input. */
  readonly accept?: string;
  readonly isBusy?: boolean;
  /** Rejects when a file can't be read. */
  readonly onFiles: (files: Promise<readonly SourceFile[]>) => void;
}

/** Takes files and folders, dropped or chosen. */
export function DropArea({ children, wanted, accept, isBusy = false, onFiles }: DropAreaProps): ReactElement {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isBusy) onFiles(droppedFiles(event.dataTransfer, wanted));
  };
  const input = (label: string, isFolder: boolean) => (
    <label className={`${small.button} ${styles.choose}`}>
      <input
        type="file"
        multiple
        className={styles.input}
        disabled={isBusy}
        {...(isFolder ? { webkitdirectory: "" } : { accept })}
        onChange={({ currentTarget }) => {
          // A copy, because the browser empties its list.
          onFiles(chosenFiles([...(currentTarget.files ?? [])], wanted));
          // The same files can be chosen again after a change.
          currentTarget.value = "";
        }}
      />
      {label}
    </label>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the inputs in it do the same for readers who don't drag.
    <div
      className={styles.drop}
      data-is-over={isOver}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{children}</p>
      <div className={styles.actions}>
        {input("Choose files", false)}
        {input("Choose a folder", true)}
      </div>
    </div>
  );
}
