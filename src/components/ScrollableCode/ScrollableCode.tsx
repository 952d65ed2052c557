import type { ReactElement } from "react";

/** A piece of code in one color; null for the inherited color. */
export interface CodePiece {
  readonly text: string;
  readonly token: string | null;
}

interface ScrollableCodeProps {
  readonly label: string;
  readonly text: string;
  /** The same text in its colors, where they are known. */
  readonly pieces?: readonly CodePiece[] | undefined;
}

/** Code in a separate box. What scrolls must be scrollable with the keyboard. */
export function ScrollableCode({ label, text, pieces }: ScrollableCodeProps): ReactElement {
  const region = { tabIndex: 0, role: "group", "aria-label": label };
  return (
    <pre className="codeScroll" {...region}>
      <code>
        {pieces
          ? pieces.map(({ text: piece, token }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: code never changes.
              <span key={at} className={token ?? undefined}>
                {piece}
              </span>
            ))
          : text}
      </code>
    </pre>
  );
}
