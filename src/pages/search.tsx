import { graphql, type HeadProps, type PageProps } from "gatsby";
import { searchPath } from "../../shared/paths";
import { required } from "../../shared/required";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { OpenSearchLink } from "../components/Seo/OpenSearchLink";
import { Seo } from "../components/Seo/Seo";
import { SearchPage } from "../search/page/SearchPage";
import { useSearchScope } from "../search/SearchScope";

const title = "Search";
const description = "Searches all of this documentation, by words and by the names that code uses.";

export default function SearchResultsPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const scope = useSearchScope();
  return (
    <PageColumns width="wide">
      <PageHeader title={title} />
      <SearchPage
        search={location.search}
        scope={scope}
        areas={required(data.siteSettings, "siteSettings").areas}
      />
    </PageColumns>
  );
}

/** Pages of results are no results: search engines don't list them. */
export function Head({ data }: HeadProps<Queries.SearchPageQuery>) {
  const site = required(data.siteSettings, "siteSettings");
  return (
    <>
      <Seo site={site} path={searchPath} title={title} description={description} isIndexed={false} />
      <OpenSearchLink title={site.title} />
    </>
  );
}

export const query = graphql`
  query SearchPage {
    siteSettings {
      ...SeoSite
      areas {
        id
        label
      }
    }
  }
`;
