import { graphql, type HeadProps, type PageProps } from "gatsby";
import { readingPathsPath } from "../../shared/paths";
import { required } from "../../shared/required";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { PathStops } from "../components/ReadingPath/PathStops";
import { Seo } from "../components/Seo/Seo";

const title = "Paths";
const description =
  "Ways through the documentation by role: which pages to read, in which order, and what you can do after each.";

export default function ReadingPathsPage({
  data: { siteSettings },
}: PageProps<Queries.ReadingPathsPageQuery>) {
  return (
    <PageColumns width="wide">
      <PageHeader title={title}>
        Which pages to read, in which order, and what you can do after each. Your browser keeps your place.
      </PageHeader>
      {required(siteSettings, "siteSettings").paths.map((path) => (
        <PathStops key={path.id} path={path} />
      ))}
    </PageColumns>
  );
}

export function Head({ data: { siteSettings: site } }: HeadProps<Queries.ReadingPathsPageQuery>) {
  return (
    <Seo
      site={required(site, "siteSettings")}
      path={readingPathsPath}
      title={title}
      description={description}
    />
  );
}

export const query = graphql`
  query ReadingPathsPage {
    siteSettings {
      ...SeoSite
      paths {
        ...PathStops
      }
    }
  }
`;
