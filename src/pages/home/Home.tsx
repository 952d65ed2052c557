import { graphql, type HeadProps, Link, type PageProps } from "gatsby";
import { joinedSidebars } from "../../../shared/joinedSidebars";
import { homePath } from "../../../shared/paths";
import { required } from "../../../shared/required";
import { isSidebarItems, listedItems } from "../../../shared/sidebar";
import { PageColumns } from "../../components/PageColumns/PageColumns";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { Seo } from "../../components/Seo/Seo";
import { SidebarMap } from "../../components/SidebarMap/SidebarMap";
import * as styles from "./Home.module.css";

const title = "Home";
const description =
  "Every page of the User Guide, the Dev Docs and the Cloud docs on one map, in reading order.";

export default function HomePage({ data: { siteSettings, allSidebar } }: PageProps<Queries.HomePageQuery>) {
  const sidebarsOf = (area: string) =>
    allSidebar.nodes.flatMap(({ area: itsArea, name, items }) =>
      itsArea === area && isSidebarItems(items) ? [{ name, items: listedItems(items) }] : [],
    );
  return (
    <PageColumns width="wide">
      <PageHeader title={title}>All pages of the documentation, in reading order.</PageHeader>
      {required(siteSettings, "siteSettings").areas.map(
        ({ id, label, start, sidebar, description: about }) => (
          <section key={id} className={styles.area} aria-labelledby={id}>
            <div className={styles.about}>
              <h2 id={id}>
                <Link to={start}>{label}</Link>
              </h2>
              <p>{about}</p>
            </div>
            <div className={styles.pages}>
              <SidebarMap items={joinedSidebars(sidebar, sidebarsOf(id))} />
            </div>
          </section>
        ),
      )}
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
        sidebar
        description
      }
    }
    allSidebar {
      nodes {
        name
        area
        items
      }
    }
  }
`;
