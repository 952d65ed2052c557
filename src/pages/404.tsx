import { graphql, type HeadProps, Link, type PageProps } from "gatsby";
import { useEffect } from "react";
import { goToCanonical } from "../components/NotFound/goToCanonical";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { Seo } from "../components/Seo/Seo";
import { homePath, tagsPath } from "../site/paths";
import { required } from "../site/required";
import * as styles from "./404.module.css";

const title = "Page not found";
const description =
  "There is no page at this address. Start from one of the areas, or from the map of all pages.";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  useEffect(() => {
    void goToCanonical(window.location);
  }, []);
  return (
    <PageColumns>
      <PageHeader title={title}>
        There is no page at this address. It may have moved, or the address may have a typo in it.
      </PageHeader>
      <ul role="list" className={styles.areas}>
        {required(data.siteSettings, "siteSettings").areas.map(({ id, label, start, description: about }) => (
          <li key={id}>
            <Link to={start}>{label}</Link>
            <p>{about}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        Or look through <Link to={homePath}>the map of all pages</Link> or <Link to={tagsPath}>the tags</Link>
        .
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
  }
`;
