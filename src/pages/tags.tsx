import { graphql, type HeadProps, type PageProps } from "gatsby";
import { tagsPath } from "../../shared/paths";
import { required } from "../../shared/required";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { Seo } from "../components/Seo/Seo";
import { minPagesOfBoldTag, TagIndex } from "../components/TagIndex/TagIndex";

const title = "Tags";
const description = "All subjects of the documentation from A to Z, each with the pages that are about it.";

export default function TagsPage({ data: { allTag } }: PageProps<Queries.TagsPageQuery>) {
  return (
    <PageColumns width="wide">
      <PageHeader title={title}>
        Pages by subject, across all areas of the documentation. Tags in bold have {minPagesOfBoldTag} pages
        or more.
      </PageHeader>
      <TagIndex tags={allTag.nodes} />
    </PageColumns>
  );
}

export function Head({ data: { siteSettings: site } }: HeadProps<Queries.TagsPageQuery>) {
  return (
    <Seo site={required(site, "siteSettings")} path={tagsPath} title={title} description={description} />
  );
}

/** A tag without its own page is in no list. */
export const query = graphql`
  query TagsPage {
    siteSettings {
      ...SeoSite
    }
    allTag(filter: { docCount: { gt: 0 } }, sort: { name: ASC }) {
      nodes {
        ...TagIndexItem
      }
    }
  }
`;
