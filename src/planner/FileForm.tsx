import type { ReactElement } from "react";
import type { SourceFile } from "../../shared/sourceFile";
import { isProjectFile } from "../../shared/upgrade/fileKind";
import { limits } from "../../shared/upgrade/readProject";
import type { Wanted } from "../files/collectFiles";
import { DropArea } from "../files/DropArea";
import { PasteForm } from "../files/PasteForm";
import * as styles from "./Planner.module.css";

interface FileFormProps {
  readonly onFiles: (files: readonly SourceFile[]) => void;
  readonly onUnreadable: () => void;
}

const wanted: Wanted = { isWanted: isProjectFile, limits };

/** Takes files of a project: dropped, chosen, or pasted. */
export function FileForm({ onFiles, onUnreadable }: FileFormProps): ReactElement {
  return (
    <>
      <div className={styles.files}>
        <DropArea wanted={wanted} onFiles={(files) => files.then(onFiles, onUnreadable)}>
          Drop the folder of your project here, or its <code>package.json</code>, <code>config</code>, and{" "}
          <code>.env</code>.
        </DropArea>
        <p className={styles.hint}>
          Your files stay in your browser. They are read as text, and nothing in them is run.
        </p>
      </div>
      <PasteForm
        name="Paste a file"
        text={{ label: "Or paste a file, such as package.json" }}
        path={{ label: "Its path, needed for code and configuration", placeholder: "config/server.js" }}
        submit="Add file"
        clears
        onFile={(file) => onFiles([file])}
      />
    </>
  );
}
