import { type DragEvent, type ReactElement, useState } from "react";
import { chosenFiles, droppedFiles } from "./collectFiles";
import type { SourceFile } from "./types";
import * as styles from "./Schema.module.css";

interface DropAreaProps {
  readonly isBusy: boolean;
  readonly onFiles: (files: Promise<readonly SourceFile[]>) => void;
}

/** Takes files and folders, dropped or chosen. */
export function DropArea({ isBusy, onFiles }: DropAreaProps): ReactElement {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isBusy) onFiles(droppedFiles(event.dataTransfer));
  };
  const input = (label: string, isFolder: boolean) => (
    <label className={styles.choose}>
      <input
        type="file"
        multiple
        className={styles.input}
        disabled={isBusy}
        {...(isFolder ? { webkitdirectory: "" } : { accept: ".json,application/json" })}
        onChange={({ currentTarget }) => {
          onFiles(chosenFiles([...(currentTarget.files ?? [])]));
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
      <p>
        Drop <code>schema.json</code> files or the <code>src</code> folder of your project here.
      </p>
      <div className={styles.actions}>
        {input("Choose files", false)}
        {input("Choose a folder", true)}
      </div>
    </div>
  );
}
