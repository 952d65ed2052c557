import { graphql, type HeadProps, Link, type PageProps, withPrefix } from "gatsby";
import Rss from "lucide-react/icons/rss";
import { formatDate } from "../../shared/dates";
import { feedPath, releasesPath } from "../../shared/paths";
import { required } from "../../shared/required";
import { Arrow } from "../components/Arrow/Arrow";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { FeedLink } from "../components/Seo/FeedLink";
import { Seo } from "../components/Seo/Seo";
import * as styles from "./release-notes.module.css";

const title = "Release notes";
const description = "What each release of this documentation site added, changed and fixed, newest first.";

export default function ReleaseNotesPage({ data: { allRelease } }: PageProps<Queries.ReleaseNotesPageQuery>) {
  return (
    <PageColumns>
      <PageHeader title={title}>Changes in each release of this documentation, newest first.</PageHeader>
      <a href={withPrefix(feedPath)} className={styles.feed} type="application/atom+xml">
        <Rss size={16} aria-hidden="true" /> Follow by Atom feed
      </a>
      <ol role="list" className={styles.releases}>
        {allRelease.nodes.map(({ version, date, path, title: name, description: about, toc }) => (
          <li key={version}>
            <p className={styles.when}>
              <strong>{version}</strong>
              <time dateTime={date}>{formatDate(date)}</time>
            </p>
            <h2>
              <Link to={path}>
                {name}
                {"\u00a0"}
                <Arrow to="right" />
              </Link>
            </h2>
            <p>{about}</p>
            <ul role="list" className={styles.parts} aria-label={`Parts of ${version}`}>
              {toc
                .filter(({ depth }) => depth === 2)
                .map(({ id, text }) => (
                  <li key={id}>
                    <Link to={`${path}#${id}`}>{text}</Link>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </PageColumns>
  );
}

export function Head({ data }: HeadProps<Queries.ReleaseNotesPageQuery>) {
  const site = required(data.siteSettings, "siteSettings");
  return (
    <>
      <Seo site={site} path={releasesPath} title={title} description={description} />
      <FeedLink title={`${site.title}: release notes`} />
    </>
  );
}

export const query = graphql`
  query ReleaseNotesPage {
    siteSettings {
      ...SeoSite
    }
    allRelease(sort: { order: DESC }) {
      nodes {
        version
        date
        title
        description
        path
        toc {
          ...TocHeading
        }
      }
    }
  }
`;
