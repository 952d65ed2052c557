import type { ReactElement } from "react";
import { minorOf } from "../../shared/sinceMark";
import { neededText } from "../components/OwnVersion/neededText";
import { ownVersion } from "../components/OwnVersion/ownVersion";
import { MarkedText } from "./MarkedText";
import * as styles from "./SnippetText.module.css";

interface SnippetTextProps {
  /** With tags around matches. */
  readonly value: string;
  /** The minor release that added the subject of the text. */
  readonly since: string | undefined;
}

/** A hit's text, with "needs 5.37" for a reader whose version is older, as on the page. */
export function SnippetText({ value, since }: SnippetTextProps): ReactElement {
  const needed = neededFor(since);
  if (needed === undefined) return <MarkedText value={value} />;
  const [before, after] = around(value, `since ${since}`);
  return (
    <>
      <MarkedText value={before} />
      <span className={styles.needed}>{needed}</span>
      <MarkedText value={after} />
    </>
  );
}

/** The text before and after a part; all of it comes after a space if the part is missing. */
function around(text: string, part: string): readonly [before: string, after: string] {
  const at = text.indexOf(part);
  return at === -1 ? ["", ` ${text}`] : [text.slice(0, at), text.slice(at + part.length)];
}

/** Whether a hit has something to show: a text, or "needs 5.37" at a heading without one. */
export function hasSnippet({ value, since }: SnippetTextProps): boolean {
  return value !== "" || neededFor(since) !== undefined;
}

/** "needs 5.37". Undefined for a reader whose version has it. */
export function neededFor(since: string | undefined): string | undefined {
  const own = since === undefined ? undefined : ownVersion();
  return own === undefined ? undefined : neededText(`since ${since}`, minorOf(own));
}
