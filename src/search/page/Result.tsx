import { withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { hitAddress } from "../address";
import { HitLink } from "../HitLink";
import { MarkedText } from "./MarkedText";
import type { ResultText } from "./resultText";
import * as styles from "./ResultList.module.css";

interface ResultProps {
  readonly result: ResultText;
  readonly settings: Queries.SearchSettingsFragment;
  readonly onChoose: () => void;
}

/** A heading as a link, where it stands, and the words around each match below it. */
export function Result({ result, settings, onChoose }: ResultProps): ReactElement {
  const { url, title, breadcrumbs, snippets } = result;
  const { href, isExternal } = hitAddress(url, settings, withPrefix);
  return (
    <li className={styles.result}>
      <h2>
        <HitLink href={href} isExternal={isExternal} onClick={onChoose}>
          <MarkedText value={title} />
        </HitLink>
      </h2>
      {breadcrumbs.length > 0 && <p className={styles.breadcrumbs}>{breadcrumbs.join(" / ")}</p>}
      {snippets.map((snippet, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: snippets are only ever added.
        <p key={index} className={styles.snippet}>
          <MarkedText value={snippet} />
        </p>
      ))}
    </li>
  );
}
