import { graphql, type HeadProps, Link, type PageProps } from "gatsby";
import { joinedSidebars } from "../../../shared/joinedSidebars";
import { homePath, readingPathsPath } from "../../../shared/paths";
import { required } from "../../../shared/required";
import { isSidebarItems, listedItems } from "../../../shared/sidebar";
import { PageColumns } from "../../components/PageColumns/PageColumns";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { PathStops } from "../../components/ReadingPath/PathStops";
import { Seo } from "../../components/Seo/Seo";
import { withLinkedPages } from "../../components/SiteMap/linkedPages";
import { SiteMap } from "../../components/SiteMap/SiteMap";

const title = "Home";
const description =
  "Every page of the User Guide, the Dev Docs, and the Cloud docs on one map, in reading order.";

export default function HomePage({ data: { siteSettings, allSidebar } }: PageProps<Queries.HomePageQuery>) {
  const sidebarsOf = (area: string) =>
    allSidebar.nodes.flatMap(({ area: itsArea, name, items }) =>
      itsArea === area && isSidebarItems(items) ? [{ name, items: listedItems(items) }] : [],
    );
  const site = required(siteSettings, "siteSettings");
  const areas = site.areas.map((area) => ({
    ...area,
    items: joinedSidebars(area.sidebar, sidebarsOf(area.id)),
  }));
  return (
    <PageColumns width="wide">
      <PageHeader title={title}>
        All pages of the documentation, in reading order.
        {site.paths.length > 0 && (
          <>
            {" "}
            Or follow a <Link to={readingPathsPath}>path for your role</Link>.
          </>
        )}
      </PageHeader>
      <SiteMap areas={withLinkedPages(areas)}>
        <PathStops paths={site.paths} />
      </SiteMap>
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
        sidebar
        ...SiteMapArea
      }
      paths {
        ...PathStops
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
