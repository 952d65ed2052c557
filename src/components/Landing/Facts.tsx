import { graphql, Link } from "gatsby";
import type { ReactElement } from "react";
import { formatDate } from "../../../shared/dates";
import { homePath, releasesPath, statusPath } from "../../../shared/paths";
import * as styles from "./Facts.module.css";

interface FactsProps {
  readonly platform: Queries.FactsPlatformFragment;
  readonly pageCount: number;
  readonly release: Queries.FactsReleaseFragment | undefined;
}

/** The state of the documentation in three facts, each leading to its page. */
export function Facts({ platform, pageCount, release }: FactsProps): ReactElement {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Link to={statusPath}>Checked against</Link>
        </dt>
        <dd>
          {platform.name} {platform.version}
        </dd>
      </div>
      <div>
        <dt>
          <Link to={homePath}>Site map</Link>
        </dt>
        <dd>{pageCount} pages</dd>
      </div>
      {release && (
        <div>
          <dt>
            <Link to={releasesPath}>Newest release of this site</Link>
          </dt>
          <dd>
            {release.version}, {formatDate(release.date)}
          </dd>
        </div>
      )}
    </dl>
  );
}

export const factsFragment = graphql`
  fragment FactsPlatform on Platform {
    name
    version
  }
  fragment FactsRelease on Release {
    version
    date
  }
`;
