import FileIcon from "lucide-react/icons/file";
import Folder from "lucide-react/icons/folder";
import type { ReactElement } from "react";
import * as styles from "./FileTree.module.css";

/** A file or folder, as the compiler read it from the writer's list. */
export interface FileTreeEntry {
  readonly name: string;
  readonly comment?: string;
  readonly isDirectory: boolean;
  readonly isHighlighted: boolean;
  readonly children?: readonly FileTreeEntry[];
}

/** Files and folders as on disk, with comments next to some of them. */
export function FileTree({ entries }: { readonly entries: readonly FileTreeEntry[] }): ReactElement {
  return (
    <div className={styles.tree}>
      <Entries entries={entries} />
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly FileTreeEntry[] }): ReactElement {
  return (
    <ul className={styles.list} role="list">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is content and never reordered; "…" can occur twice.
        <li key={index}>
          <Line entry={entry} />
          {entry.children && <Entries entries={entry.children} />}
        </li>
      ))}
    </ul>
  );
}

function Line({ entry }: { readonly entry: FileTreeEntry }): ReactElement {
  const { name, comment, isDirectory, isHighlighted } = entry;
  const isRest = /^(…|\.\.\.)$/.test(name);
  const Icon = isDirectory ? Folder : FileIcon;
  const Name = isHighlighted ? "strong" : "span";
  return (
    <span className={styles.line} data-is-directory={isDirectory}>
      {!isRest && <Icon className={styles.icon} size={16} />}
      <Name className={styles.name}>{isDirectory ? `${name}/` : name}</Name>
      {comment && (
        <>
          {/* Copied and read aloud, the words would be one. */}{" "}
          <span className={styles.comment}>{comment}</span>
        </>
      )}
    </span>
  );
}
