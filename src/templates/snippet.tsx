import { graphql, type HeadProps, Link, type PageProps } from "gatsby";
import type { ReactElement } from "react";
import { markdownPath } from "../../shared/paths";
import { required } from "../../shared/required";
import { asTree } from "../components/Content/asTree";
import { Content } from "../components/Content/Content";
import { imagesBySrc } from "../components/Content/pageImages";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { Seo } from "../components/Seo/Seo";
import { TableOfContents } from "../components/TableOfContents/TableOfContents";
import { TocDetails } from "../components/TableOfContents/TocDetails";

/** A partial by itself, with the pages that include it. */
export default function SnippetTemplate({
  data,
  location,
}: PageProps<Queries.SnippetPageQuery>): ReactElement {
  const { title, description, body, toc, images, usedBy } = required(data.snippet, "snippet");
  return (
    <PageColumns aside={toc.length > 0 ? <TableOfContents headings={toc} location={location} /> : undefined}>
      <article className="flow">
        <h1>{title}</h1>
        <p>{description}</p>
        <TocDetails headings={toc} />
        <Content tree={asTree(body)} images={imagesBySrc(images)} />
        {usedBy.length > 0 && (
          <section className="flow" aria-labelledby="used-by">
            <h2 id="used-by">Pages that include this text</h2>
            <ul>
              {usedBy.map((doc) => (
                <li key={doc.path}>
                  <Link to={doc.path}>{doc.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
    </PageColumns>
  );
}

export function Head({ data }: HeadProps<Queries.SnippetPageQuery>): ReactElement {
  const { path, title, description } = required(data.snippet, "snippet");
  const site = required(data.siteSettings, "siteSettings");
  const page = { site, path, title, description, markdown: markdownPath(path) };
  return <Seo {...page} isIndexed={false} />;
}

export const query = graphql`
  query SnippetPage($id: String!) {
    siteSettings {
      ...SeoSite
    }
    snippet(id: { eq: $id }) {
      path
      title
      description
      body
      toc {
        ...TocHeading
      }
      images {
        ...PageImageFields
      }
      usedBy {
        path
        title
      }
    }
  }
`;
