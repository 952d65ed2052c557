import type { ReactElement } from "react";
import { literal, responseStyle } from "../../shared/literal";
import type { TreeValue } from "../../shared/tree";
import { HighlightedCode } from "../components/CodeEditor/HighlightedCode";
import * as styles from "./ResponseBody.module.css";

/** Characters; coloring more would hold the page up. */
const maxHighlightedLength = 60_000;

/** A response's body as the site's samples show theirs. */
export function ResponseBody({ body }: { readonly body: unknown }): ReactElement {
  if (body === null) return <p className={styles.none}>This response has no body.</p>;
  const text = textOf(body);
  const isColored = typeof body !== "string" && text.length <= maxHighlightedLength;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <pre className={`codeScroll ${styles.body}`} tabIndex={0}>
      {isColored ? (
        <HighlightedCode code={text} language="json" errorLine={undefined} />
      ) : (
        <code>{text}</code>
      )}
    </pre>
  );
}

/** The body as text; empty if there is none. */
export function textOf(body: unknown): string {
  if (body === null || typeof body === "string") return body ?? "";
  const value: TreeValue = JSON.parse(JSON.stringify(body));
  return literal(value, responseStyle);
}
