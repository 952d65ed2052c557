import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ReactElement } from "react";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { asTree } from "../components/Content/asTree";
import { Content } from "../components/Content/Content";
import { imagesBySrc } from "../components/Content/pageImages";
import { DocHeader } from "../components/DocHeader/DocHeader";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageMeta } from "../components/PageMeta/PageMeta";
import { Pager } from "../components/Pager/Pager";
import { Seo } from "../components/Seo/Seo";
import { TableOfContents } from "../components/TableOfContents/TableOfContents";
import { TocDetails } from "../components/TableOfContents/TocDetails";
import { TagList } from "../components/TagList/TagList";
import { required } from "../site/required";

/** A page of the documentation. */
export default function DocTemplate({ data }: PageProps<Queries.DocPageQuery>): ReactElement {
  const doc = required(data.doc, "doc");
  const repository = data.siteSettings?.repository;
  return (
    <PageColumns aside={doc.toc.length > 0 && <TableOfContents headings={doc.toc} />}>
      <article>
        <Breadcrumbs items={doc.breadcrumbs} />
        <DocHeader doc={doc} />
        <TocDetails headings={doc.toc} />
        <Content tree={asTree(doc.body)} images={imagesBySrc(doc.images)} />
        <TagList tags={doc.tags} />
        <PageMeta editUrl={doc.editUrl} host={repository?.host ?? null} lastUpdated={doc.lastUpdated} />
      </article>
      <Pager previous={doc.previous} next={doc.next} />
    </PageColumns>
  );
}

export function Head({ data }: HeadProps<Queries.DocPageQuery>): ReactElement {
  const { path, title, description, breadcrumbs, unlisted } = required(data.doc, "doc");
  const site = required(data.siteSettings, "siteSettings");
  const page = { site, path, title, description, breadcrumbs };
  return <Seo {...page} type="article" isIndexed={!unlisted} />;
}

export const query = graphql`
  query DocPage($id: String!) {
    siteSettings {
      ...SeoSite
      repository {
        host
      }
    }
    doc(id: { eq: $id }) {
      ...DocHeader
      path
      body
      unlisted
      lastUpdated
      editUrl
      sidebar {
        name
      }
      breadcrumbs {
        ...BreadcrumbItem
      }
      toc {
        ...TocHeading
      }
      tags {
        ...TagListItem
      }
      images {
        ...PageImageFields
      }
      previous {
        ...PagerNeighbour
      }
      next {
        ...PagerNeighbour
      }
    }
  }
`;
