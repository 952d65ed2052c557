import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { Admonition } from "../Admonition/Admonition";
import { PageTools } from "../PageTools/PageTools";
import { Plan } from "../Plan/Plan";
import { Since } from "../Since/Since";
import * as styles from "./DocHeader.module.css";

interface DocHeaderProps {
  readonly doc: Queries.DocHeaderFragment;
  /** The page's absolute URL. */
  readonly url: string;
}

/** A page's title, what it is about in a sentence, and what a reader has to know before reading on. */
export function DocHeader({ doc, url }: DocHeaderProps): ReactElement {
  const { path, title, description, plan, since, deprecated, readingMinutes } = doc;
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p className={styles.lead}>{description}</p>
      <div className={styles.facts}>
        {plan && <Plan name={plan} />}
        {since && <Since version={since} />}
        <span>{`${readingMinutes} min read`}</span>
        <PageTools path={path} url={url} />
      </div>
      {deprecated && (
        <Admonition kind="warning" title="Deprecated">
          <p>{deprecated}</p>
        </Admonition>
      )}
    </header>
  );
}

export const docHeaderFragment = graphql`
  fragment DocHeader on Doc {
    path
    title
    description
    plan
    since
    deprecated
    readingMinutes
  }
`;
