import type { ReactElement } from "react";
import type { SearchHierarchy } from "../../../shared/searchRecord";
import { type AreaName, areaLabel } from "../areaLabel";
import type { HitMarks } from "../client";
import { MarkedText } from "../MarkedText";
import { headingsOf, isPage, markedName } from "../pageHits";
import { hasSnippet, SnippetText } from "../SnippetText";

/** A hit as DocSearch hands it back. One that was remembered has no marks. */
export interface RowHit {
  readonly url: string;
  readonly hierarchy: SearchHierarchy;
  readonly isCode?: boolean;
  readonly advanced?: boolean;
  readonly since?: string;
  readonly _highlightResult?: HitMarks;
  readonly _snippetResult?: HitMarks;
}

interface HitTextProps {
  readonly hit: RowHit;
  readonly areas: readonly AreaName[];
}

/** What a row says: of a page its title and area, of a section below its page the heading, of a remembered section both. */
export function HitText({ hit, areas }: HitTextProps): ReactElement {
  if (hit._snippetResult === undefined) return <RememberedText hit={hit} areas={areas} />;
  return (
    <span className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-line">
        <span className="DocSearch-Hit-title">
          {isPage(hit) ? <MarkedText value={markedName(hit, "lvl1")} /> : <Headings hit={hit} />}
        </span>
        {isPage(hit) && <Marks hit={hit} areas={areas} />}
      </span>
      <Snippet hit={hit} />
    </span>
  );
}

/** There is no room for a mark next to the hit's buttons. */
function RememberedText({ hit, areas }: HitTextProps): ReactElement {
  const { lvl0, lvl1 } = hit.hierarchy;
  const names = isPage(hit) ? [lvl0] : headingsOf(hit).map((level) => hit.hierarchy[level]);
  const place = [areaLabel(hit.url, areas), ...names].filter(
    (name, index, all) => name && name !== lvl1 && name !== all[index - 1],
  );
  return (
    <span className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-title">{lvl1}</span>
      {place.length > 0 && <span className="DocSearch-Hit-path">{place.join(" › ")}</span>}
    </span>
  );
}

function Marks({ hit, areas }: HitTextProps): ReactElement {
  const area = areaLabel(hit.url, areas);
  return (
    <>
      {hit.advanced && <span className="DocSearch-Hit-mark">Advanced</span>}
      {area !== null && <span className="DocSearch-Hit-area">{area}</span>}
    </>
  );
}

function Headings({ hit }: { readonly hit: RowHit }): ReactElement {
  return (
    <>
      {headingsOf(hit).map((level, index) => (
        <span key={level}>
          {index > 0 && " › "}
          <MarkedText value={markedName(hit, level)} />
        </span>
      ))}
    </>
  );
}

function Snippet({ hit: { isCode, since, _snippetResult } }: { readonly hit: RowHit }): ReactElement | null {
  const snippet = { value: _snippetResult?.content?.value ?? "", since };
  if (!hasSnippet(snippet)) return null;
  const text = <SnippetText {...snippet} />;
  return <span className="DocSearch-Hit-path">{isCode ? <code>{text}</code> : text}</span>;
}
