import { graphql, type HeadProps, Link, type PageProps } from "gatsby";
import { useMemo } from "react";
import { homePath, releasesPath, statusPath, tagsPath } from "../../shared/paths";
import { required } from "../../shared/required";
import type { KnownPage } from "../components/NotFound/nearestPages";
import { UnknownUrl } from "../components/NotFound/UnknownUrl";
import { useUnknownUrl } from "../components/NotFound/useUnknownUrl";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { Seo } from "../components/Seo/Seo";
import { CommonTasks } from "../search/page/CommonTasks";
import { SearchStart } from "../search/trigger/SearchStart";
import * as styles from "./404.module.css";

const title = "Page not found";
const description =
  "There is no page at this URL. Start from one of the areas, or from the map of all pages.";

/** Pages that aren't made from content, and can be meant all the same. */
const otherPages: readonly KnownPage[] = [
  { path: homePath, title: "Map of all pages" },
  { path: tagsPath, title: "Tags" },
  { path: releasesPath, title: "Release notes" },
  { path: statusPath, title: "Status" },
];

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const { siteSettings, allDoc, allTag, allRelease, allRedirect } = data;
  const pages = useMemo(
    () => [
      ...allDoc.nodes,
      ...otherPages,
      ...allRelease.nodes,
      ...allTag.nodes.map(({ path, name }) => ({ path, title: `Pages about ${name}` })),
    ],
    [allDoc, allRelease, allTag],
  );
  const { route, suggestions, words } = useUnknownUrl(location.pathname, pages, allRedirect.nodes);
  return (
    <PageColumns>
      <PageHeader title={title}>
        There is no page at this URL. The page may have moved, or the URL may have a{"\u00a0"}typo.
      </PageHeader>
      <UnknownUrl route={route} suggestions={suggestions} />
      <div className={styles.search}>
        <SearchStart placeholder="Search docs" initialQuery={words} />
      </div>
      <h2 className={styles.begin}>Or start here</h2>
      <ul role="list" className={styles.areas}>
        {required(siteSettings, "siteSettings").areas.map(({ id, label, start, description: about }) => (
          <li key={id}>
            <Link to={start}>{label}</Link>
            <p>{about}</p>
          </li>
        ))}
      </ul>
      <div className={styles.tasks}>
        <CommonTasks />
      </div>
      <p className={styles.more}>
        Every page is on <Link to={homePath}>the map of all pages</Link>, and under one of{" "}
        <Link to={tagsPath}>the tags</Link>.
      </p>
    </PageColumns>
  );
}

export function Head({ data: { siteSettings: site } }: HeadProps<Queries.NotFoundPageQuery>) {
  return (
    <Seo
      site={required(site, "siteSettings")}
      path="/404"
      title={title}
      description={description}
      isIndexed={false}
    />
  );
}

/**
 * All URLs of pages, only in the data of this page. Not the aliases of tags and the paths of older documentation,
 * because there are many: each is a file that redirects, on every host. Tags come first because gzip makes the data smaller
 * in this order.
 */
export const query = graphql`
  query NotFoundPage {
    siteSettings {
      ...SeoSite
      areas {
        id
        label
        start
        description
      }
    }
    allTag(sort: { name: ASC }) {
      nodes {
        path
        name
      }
    }
    allDoc(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        path
        title
      }
    }
    allRelease {
      nodes {
        path
        title
      }
    }
    allRedirect(filter: { tagName: { eq: null }, seen: { eq: null } }) {
      nodes {
        from
        to
      }
    }
  }
`;
