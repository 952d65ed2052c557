import { type ReactElement, useEffect, useRef } from "react";
import type { Wanted } from "../../files/collectFiles";
import { DropArea } from "../../files/DropArea";
import { FileProblems } from "../../files/FileProblems";
import { PasteForm } from "../../files/PasteForm";
import { Fold } from "../Fold";
import { limits } from "./limits";
import { placeOf } from "./places";
import type { OwnSchema } from "./types";
import { useFiles } from "./useFiles";
import * as small from "../../components/SmallButton/SmallButton.module.css";
import * as styles from "./Schema.module.css";

export interface SchemaPanelProps {
  /** What the console runs with; undefined for the sample project. */
  readonly own: OwnSchema | undefined;
  readonly onChange: (own: OwnSchema | undefined) => void;
}

/** Schemas, by their place in a project. */
const wanted: Wanted = { isWanted: (path) => placeOf(path) !== undefined, limits };

/** Takes the schemas of a project, and says what became of them. */
export function SchemaPanel({ own, onChange }: SchemaPanelProps): ReactElement {
  const { files, problems, filled, status, isKept, isStarting, add, leave, again } = useFiles(own, onChange);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // What had the focus is folded away.
    if (own && document.activeElement === document.body) said.current?.focus({ preventScroll: true });
  }, [own]);
  const ways = (
    <div className={styles.ways}>
      <DropArea
        wanted={wanted}
        accept=".json,application/json"
        isBusy={isStarting}
        onFiles={(found) => found.then(add)}
      >
        Drop <code>schema.json</code> files or the <code>src</code> folder of your project here.
      </DropArea>
      <PasteForm
        name="Paste a schema"
        text={{
          label: "Schema, as JSON",
          placeholder: '{ "kind": "collectionType", "info": { … }, "attributes": { … } }',
        }}
        path={{
          label: "File in your project, needed for components",
          placeholder: "src/components/blocks/quote.json",
        }}
        submit="Add schema"
        isBusy={isStarting}
        onFile={(file) => add([file])}
      />
    </div>
  );
  const notes = own ? [...own.notes, ...(filled?.problems ?? [])] : [];
  return (
    <div className={styles.panel}>
      {!own && (
        <>
          <p>
            Run the console with the content types of your project. Strapi reads the files in this browser and
            generates entries. Nothing is sent anywhere.
          </p>
          {ways}
        </>
      )}
      <p role="status" className={styles.status} ref={said} tabIndex={-1}>
        {status}
      </p>
      <FileProblems problems={problems} className={styles.problems} />
      {own && (
        <ul className={styles.notes} aria-label="Differences from your project">
          <li>All senders can read and write all content types, except the read-only token.</li>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <>
          <details className={styles.files}>
            <summary>
              {files.length === 1 ? "1 file" : `${files.length} files`}
              {isKept && ", kept in this browser only"}
            </summary>
            <ul>
              {files.map(({ path }) => (
                <li key={path}>
                  <code>{path === "" ? "Pasted text" : path}</code>
                </li>
              ))}
            </ul>
          </details>
          <div className={styles.actions}>
            {own ? (
              <button
                type="button"
                className={small.button}
                disabled={isStarting}
                onClick={() => leave(true)}
              >
                Back to the sample project
              </button>
            ) : (
              problems.length === 0 && (
                <button type="button" className={small.button} disabled={isStarting} onClick={again}>
                  Use this schema
                </button>
              )
            )}
            <button type="button" className={small.button} disabled={isStarting} onClick={() => leave(false)}>
              Remove
            </button>
          </div>
        </>
      )}
      {/* The request comes next, so it isn't far below. */}
      {own && (
        <div className={styles.more}>
          <Fold title="Add or replace files">{ways}</Fold>
        </div>
      )}
    </div>
  );
}
