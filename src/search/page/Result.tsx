import { Link, withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { hitAddress, withoutPrefix } from "../address";
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
  const text = <MarkedText value={title} />;
  return (
    <li className={styles.result}>
      <h2>
        {isExternal ? (
          <a href={href} onClick={onChoose}>
            {text}
          </a>
        ) : (
          <Link to={withoutPrefix(href, withPrefix("/"))} onClick={onChoose}>
            {text}
          </Link>
        )}
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
