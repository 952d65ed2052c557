import type { ReactElement } from "react";
import { minorOf, neededText } from "../components/OwnVersion/neededText";
import { ownVersion } from "../components/OwnVersion/ownVersion";
import { MarkedText } from "./MarkedText";
import * as styles from "./SnippetText.module.css";

interface SnippetTextProps {
  /** With tags around what matched. */
  readonly value: string;
  /** The minor release that brought what the text is about. */
  readonly since: string | undefined;
}

/** A hit's text. For a reader whose version is older than what it is about, it says so, as the page does. */
export function SnippetText({ value, since }: SnippetTextProps): ReactElement {
  const needed = since === undefined ? undefined : neededFor(since);
  if (needed === undefined) return <MarkedText value={value} />;
  const mark = <span className={styles.needed}>{needed}</span>;
  const said = value.indexOf(`since ${since}`);
  if (said === -1) {
    return (
      <>
        {mark} <MarkedText value={value} />
      </>
    );
  }
  return (
    <>
      <MarkedText value={value.slice(0, said)} />
      {mark}
      <MarkedText value={value.slice(said + `since ${since}`.length)} />
    </>
  );
}

function neededFor(since: string): string | undefined {
  const own = ownVersion();
  return own === undefined ? undefined : neededText(`since ${since}`, minorOf(own));
}
