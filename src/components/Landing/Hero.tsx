import { graphql } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { AreaList } from "./AreaList";
import { Crocus } from "./Crocus";
import { Start } from "./Start";
import { Threads } from "./Threads";
import * as styles from "./Hero.module.css";

interface HeroProps {
  readonly site: Queries.HeroSiteFragment;
  readonly search: ReactNode;
}

/** The middle of the flower in percent of the width, as the style sheet places it on wide and on narrow screens. */
const flowerAt = { wide: (5 / 6) * 100, narrow: 86 };

/** The first screen: what this is, whose it isn't, what to do first, and the areas at the ends of the flower's threads. */
export function Hero({ site, search }: HeroProps): ReactElement {
  const { title, tagline, disclaimer, areas, home } = site;
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{home.heading ?? title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        {search}
        {home.start && <Start start={home.start} />}
        <p className={styles.disclaimer}>{disclaimer}</p>
      </div>
      <div className={styles.flower}>
        <Crocus />
      </div>
      <div className={styles.threads}>
        <Threads start={flowerAt.wide} ends={areas.map((_, index) => (index / areas.length) * 100)} />
      </div>
      <div className={styles.thread}>
        <Threads start={flowerAt.narrow} ends={[0]} />
      </div>
      <AreaList areas={areas} />
    </section>
  );
}

export const heroSiteFragment = graphql`
  fragment HeroSite on SiteSettings {
    title
    tagline
    disclaimer
    areas {
      ...AreaListItem
    }
    home {
      heading
      start {
        ...Start
      }
    }
  }
`;
