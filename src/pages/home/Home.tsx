import { graphql, type HeadProps, Link, type PageProps } from "gatsby";
import { PageColumns } from "../../components/PageColumns/PageColumns";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { Seo } from "../../components/Seo/Seo";
import { SidebarMap } from "../../components/SidebarMap/SidebarMap";
import { homePath } from "../../site/paths";
import { required } from "../../site/required";
import { isSidebarItems, type SidebarItem } from "../../site/sidebar";
import * as styles from "./Home.module.css";

const title = "Home";
const description =
  "Every page of the User Guide, the Dev Docs and the Cloud docs on one map, in reading order.";

export default function HomePage({ data: { siteSettings, allSidebar } }: PageProps<Queries.HomePageQuery>) {
  const itemsOf = (area: string): readonly SidebarItem[] =>
    allSidebar.nodes.flatMap((node) => (node.area === area && isSidebarItems(node.items) ? node.items : []));
  return (
    <PageColumns width="wide">
      <PageHeader title={title}>
        The map of everything: all pages, in the order in which they are read.
      </PageHeader>
      {required(siteSettings, "siteSettings").areas.map(({ id, label, start, description: about }) => (
        <section key={id} className={styles.area} aria-labelledby={id}>
          <div className={styles.about}>
            <h2 id={id}>
              <Link to={start}>{label}</Link>
            </h2>
            <p>{about}</p>
          </div>
          <div className={styles.pages}>
            <SidebarMap items={itemsOf(id)} />
          </div>
        </section>
      ))}
    </PageColumns>
  );
}

export function Head({ data: { siteSettings: site } }: HeadProps<Queries.HomePageQuery>) {
  return (
    <Seo site={required(site, "siteSettings")} path={homePath} title={title} description={description} />
  );
}

export const query = graphql`
  query HomePage {
    siteSettings {
      ...SeoSite
      areas {
        id
        label
        start
        description
      }
    }
    allSidebar {
      nodes {
        area
        items
      }
    }
  }
`;
