import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactElement, useMemo } from "react";
import * as detailsStyles from "../Details/Details.module.css";
import * as styles from "./Mermaid.module.css";

interface MermaidProps {
  /** Drawn when the page was compiled; takes its colors from CSS variables. */
  readonly svg: string;
  readonly alt: string;
  readonly caption?: string;
  /** What the diagram was drawn from. */
  readonly source: string;
}

/** A diagram, its caption, and its source as text. */
export function Mermaid({ svg, alt, caption, source }: MermaidProps): ReactElement {
  // React writes the markup again for another object.
  const drawing = useMemo(() => ({ __html: svg }), [svg]);
  return (
    <figure className={styles.mermaid}>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a wide diagram scrolls, by keyboard too. */}
      {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: drawn by our own build from text that it escapes. */}
      <div
        className={styles.drawing}
        role="img"
        aria-label={alt}
        tabIndex={0}
        dangerouslySetInnerHTML={drawing}
      />
      {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: as above. */}
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above. */}
      {caption && <figcaption>{caption}</figcaption>}
      <details className={styles.source}>
        <summary className={detailsStyles.summary}>
          <ChevronRight className={detailsStyles.chevron} size={16} aria-hidden="true" />
          Text version
        </summary>
        <p>{alt}</p>
        <pre>
          <code>{source}</code>
        </pre>
      </details>
    </figure>
  );
}
