import { withPrefix } from "gatsby";
import { type ReactElement, useDeferredValue } from "react";
import { createPortal } from "react-dom";
import { kindLabel } from "../../../shared/pageKind";
import { cellMark } from "../../../shared/searchRecord";
import { areaLabel } from "../areaLabel";
import type { SectionBlock } from "../client";
import { hitUrl } from "../hitUrl";
import { MarkedText } from "../MarkedText";
import { type FoundHit, headingsOf, markedName } from "../pageHits";
import type { SearchScope } from "../SearchScope";
import { useSection } from "./useSection";
import { useSelected } from "./useSelected";
import * as styles from "./Preview.module.css";

interface SidePreviewProps {
  /** Next to the hits. */
  readonly side: Element;
  /** Contains the rows. */
  readonly list: Element;
  readonly rows: readonly FoundHit[];
  readonly query: string;
  readonly scope: Pick<SearchScope, "settings" | "areas">;
}

/** Next to the list: the section that the selected row leads to. */
export function SidePreview({ side, list, rows, query, scope }: SidePreviewProps): ReactElement {
  const href = useSelected(list);
  // Until DocSearch has rendered new rows, it is the first one that will be selected.
  const [first = null] = rows;
  const selected = rows.find(({ url }) => hitUrl(url, scope.settings, withPrefix).href === href) ?? first;
  // The rows come first: keys work with them, and the preview may wait.
  const hit = useDeferredValue(selected, null);
  return <>{createPortal(hit && <Preview {...{ hit, query, scope }} />, side)}</>;
}

interface PreviewProps extends Pick<SidePreviewProps, "query" | "scope"> {
  readonly hit: FoundHit;
}

/** For the eye only: a screen reader reads the row, and the page has the text. */
function Preview({ hit, query, scope: { settings, areas } }: PreviewProps): ReactElement {
  const blocks = useSection(hit, query, settings);
  const path = (["lvl1", ...headingsOf(hit)] as const).map((level) => markedName(hit, level));
  const labels = [kindLabel(hit.kind), areaLabel(hit.url, areas)].filter((label) => label !== null);
  return (
    <div className={styles.preview} aria-hidden="true">
      <p className={styles.labels}>
        {labels.map((label) => (
          <span key={label} className="DocSearch-Hit-area">
            {label}
          </span>
        ))}
      </p>
      {path.length > 1 && (
        <p>
          <MarkedText value={path.slice(0, -1).join(" › ")} />
        </p>
      )}
      <p className={styles.title}>
        <MarkedText value={path.at(-1) ?? ""} />
      </p>
      {blocks?.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one section never change places.
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

/** A row of a table begins with what it is about; its cells are below those of the row before. */
function Block({ block: { kind, value } }: { readonly block: SectionBlock }): ReactElement {
  if (kind === "code")
    return (
      <pre>
        <MarkedText value={value} />
      </pre>
    );
  const cells = value.split(cellMark);
  if (kind === "heading" || cells.length === 1)
    return (
      <p className={kind === "heading" ? styles.heading : undefined}>
        <MarkedText value={value} />
      </p>
    );
  return (
    <p className={styles.row}>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor do the cells of a row.
        <span key={index}>
          <MarkedText value={cell} />
        </span>
      ))}
    </p>
  );
}
