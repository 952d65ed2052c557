import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { Seo } from "../components/Seo/Seo";
import { TagIndex } from "../components/TagIndex/TagIndex";
import { tagsPath } from "../site/paths";
import { required } from "../site/required";

const title = "Tags";
const description = "All subjects of the documentation from A to Z, each with the pages that are about it.";

export default function TagsPage({ data: { allTag, allDoc } }: PageProps<Queries.TagsPageQuery>) {
  const counts = new Map(allDoc.group.map(({ fieldValue, totalCount }) => [fieldValue ?? "", totalCount]));
  return (
    <PageColumns width="wide">
      <PageHeader title={title}>Pages by subject, whichever area they belong to.</PageHeader>
      <TagIndex tags={allTag.nodes} counts={counts} />
    </PageColumns>
  );
}

export function Head({ data: { siteSettings: site } }: HeadProps<Queries.TagsPageQuery>) {
  return (
    <Seo site={required(site, "siteSettings")} path={tagsPath} title={title} description={description} />
  );
}

export const query = graphql`
  query TagsPage {
    siteSettings {
      ...SeoSite
    }
    allTag {
      nodes {
        ...TagIndexItem
      }
    }
    allDoc(filter: { unlisted: { eq: false } }) {
      group(field: { tagNames: SELECT }) {
        fieldValue
        totalCount
      }
    }
  }
`;
