import { graphql, type HeadProps, Link, type PageProps } from "gatsby";
import type { ReactElement } from "react";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageList } from "../components/PageList/PageList";
import { Seo } from "../components/Seo/Seo";
import { tagsPath } from "../site/paths";
import { required } from "../site/required";

/** The pages about one subject, by area. */
export default function TagTemplate({ data }: PageProps<Queries.TagPageQuery>): ReactElement {
  const tag = required(data.tag, "tag");
  const { areas } = required(data.siteSettings, "siteSettings");
  return (
    <PageColumns>
      <article className="flow">
        <Breadcrumbs items={stepsTo(tag)} />
        <h1>{titleOf(tag)}</h1>
        <p>
          {countOf(tag.docs)}. <Link to={tagsPath}>All tags</Link>
        </p>
        {areas.map(({ id, label }) => (
          <PageList key={id} title={label} pages={tag.docs.filter(({ area }) => area === id)} />
        ))}
      </article>
    </PageColumns>
  );
}

export function Head({ data }: HeadProps<Queries.TagPageQuery>): ReactElement {
  const tag = required(data.tag, "tag");
  const site = required(data.siteSettings, "siteSettings");
  const description = `${countOf(tag.docs)} of the Strapi 5 documentation about ${tag.name}.`;
  return (
    <Seo
      site={site}
      path={tag.path}
      title={titleOf(tag)}
      description={description}
      breadcrumbs={stepsTo(tag)}
    />
  );
}

/** Many a tag is named like the page about its subject; the two must not look the same in a list of results. */
function titleOf({ name }: { readonly name: string }): string {
  return `Pages about ${name}`;
}

function countOf(docs: readonly unknown[]): string {
  return docs.length === 1 ? "1 page" : `${docs.length} pages`;
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
      areas {
        id
        label
      }
    }
    tag(id: { eq: $id }) {
      name
      path
      docs {
        area
        ...PageListItem
      }
    }
  }
`;
