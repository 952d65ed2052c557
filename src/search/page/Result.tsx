import { withPrefix } from "gatsby";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { type AreaName, areaLabel } from "../areaLabel";
import { HitLink } from "../HitLink";
import { hitUrl } from "../hitUrl";
import { MarkedText } from "../MarkedText";
import { type FoundHit, headingsOf, markedName, type PageHits } from "../pageHits";
import { hasSnippet, SnippetText } from "../SnippetText";
import * as styles from "./ResultList.module.css";

interface ResultProps {
  readonly result: PageHits;
  readonly settings: Queries.SearchSettingsFragment;
  readonly areas: readonly AreaName[];
  readonly onChoose: (url: string) => void;
}

/** A page as a link, what it is about, and below that its sections that match. */
export function Result({ result: { page, sections }, settings, areas, onChoose }: ResultProps): ReactElement {
  const area = areaLabel(page.url, areas);
  const { lvl0, lvl1 } = page.hierarchy;
  const link = (hit: FoundHit, name: ReactNode) => (
    <HitLink {...hitUrl(hit.url, settings, withPrefix)} onClick={() => onChoose(hit.url)}>
      {name}
    </HitLink>
  );
  return (
    <li>
      <div className={styles.head}>
        <h2>{link(page, <MarkedText value={markedName(page, "lvl1")} />)}</h2>
        <p className={styles.place}>
          {page.advanced && <span className={styles.mark}>Advanced</span>}
          {/* A section is often called like its area, or like its first page. */}
          {[area, lvl0]
            .filter((name, index, all) => name && name !== lvl1 && all.indexOf(name) === index)
            .join(" / ")}
        </p>
      </div>
      <Snippet hit={page} />
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((section) => (
            <li key={section.objectID}>
              {link(section, <Headings hit={section} />)}
              <Snippet hit={section} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Headings({ hit }: { readonly hit: FoundHit }): ReactNode {
  return headingsOf(hit).map((level, index) => (
    <Fragment key={level}>
      {index > 0 && " › "}
      <MarkedText value={markedName(hit, level)} />
    </Fragment>
  ));
}

function Snippet({ hit: { isCode, since, _snippetResult } }: { readonly hit: FoundHit }): ReactNode {
  const snippet = { value: _snippetResult?.content?.value ?? "", since };
  if (!hasSnippet(snippet)) return null;
  const text = <SnippetText {...snippet} />;
  return <p className={styles.snippet}>{isCode ? <code>{text}</code> : text}</p>;
}
