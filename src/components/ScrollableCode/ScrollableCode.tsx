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
        {linesOf(pieces ?? [{ text, token: null }]).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: code never changes.
          <span key={at}>
            {line.map(({ text: piece, token }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <span key={index} className={token ?? undefined}>
                {piece}
              </span>
            ))}
          </span>
        ))}
      </code>
    </pre>
  );
}

/** Each line with the line feed at its end, so that a style sheet can make it a block. */
function linesOf(pieces: readonly CodePiece[]): readonly (readonly CodePiece[])[] {
  const lines: CodePiece[][] = [[]];
  for (const { text, token } of pieces) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({ text: part, token });
      if (part.endsWith("\n")) lines.push([]);
    }
  }
  return lines.filter((line) => line.length > 0);
}
