import { Highlight, type PrismTheme } from "prism-react-renderer";
import { Fragment, type ReactElement } from "react";
import { tokenClass } from "../../../shared/tokenClass";
import * as styles from "./CodeEditor.module.css";

/** Colors come from the site's classes. */
const noTheme: PrismTheme = { plain: {}, styles: [] };

interface HighlightedCodeProps {
  readonly code: string;
  readonly language: string;
  /** 1-based. */
  readonly errorLine: number | undefined;
}

/** Code in the colors that it has in the page's HTML. */
export function HighlightedCode({ code, language, errorLine }: HighlightedCodeProps): ReactElement {
  return (
    <Highlight code={code} language={language} theme={noTheme}>
      {({ tokens }) => (
        <code>
          {tokens.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
            <Fragment key={index}>
              <span className={index + 1 === errorLine ? styles.errorLine : undefined}>
                {line.map(({ types, content, empty }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  <span key={at} className={tokenClass([...types].reverse()) || undefined}>
                    {empty ? "" : content}
                  </span>
                ))}
              </span>
              {/* Not inside the line: a line with an error is a separate box, and the next line would be beside it. */}
              {"\n"}
            </Fragment>
          ))}
        </code>
      )}
    </Highlight>
  );
}
