import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ReactElement } from "react";
import { tagsPath } from "../../shared/paths";
import { required } from "../../shared/required";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { Seo } from "../components/Seo/Seo";
import { TagList } from "../components/TagList/TagList";
import { TagPages } from "../components/TagPages/TagPages";

/** The pages about one subject, by area. */
export default function TagTemplate({ data }: PageProps<Queries.TagPageQuery>): ReactElement {
  const tag = required(data.tag, "tag");
  return (
    <PageColumns>
      <article className="flow">
        <Breadcrumbs items={stepsTo(tag)} />
        <PageHeader title={titleOf(tag)}>{tag.description}</PageHeader>
        <TagList label="Related:" tags={tag.related} place="head" />
        <TagPages areas={tag.areas} />
      </article>
    </PageColumns>
  );
}

export function Head({ data }: HeadProps<Queries.TagPageQuery>): ReactElement {
  const tag = required(data.tag, "tag");
  const site = required(data.siteSettings, "siteSettings");
  return (
    <Seo
      site={site}
      path={tag.path}
      title={titleOf(tag)}
      description={tag.description}
      breadcrumbs={stepsTo(tag)}
    />
  );
}

/** Many a tag is named like the page about its subject; the two must not look the same in a list of results. */
function titleOf({ name }: { readonly name: string }): string {
  return `Pages about ${name}`;
}

function stepsTo({ name, path }: { readonly name: string; readonly path: string }) {
  return [
    { label: "Tags", path: tagsPath },
    { label: name, path },
  ];
}

export const query = graphql`
  query TagPage($id: String!) {
    siteSettings {
      ...SeoSite
    }
    tag(id: { eq: $id }) {
      name
      path
      description
      related {
        ...TagListItem
      }
      areas {
        ...TagPagesArea
      }
    }
  }
`;
