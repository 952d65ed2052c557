import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ReactElement } from "react";
import { markdownPath, withOrigin } from "../../shared/paths";
import { required } from "../../shared/required";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { BreakingChangeCard } from "../components/BreakingChangeCard/BreakingChangeCard";
import { asTree } from "../components/Content/asTree";
import { Content } from "../components/Content/Content";
import { firstScreen } from "../components/Content/firstScreen";
import { imagesBySrc } from "../components/Content/pageImages";
import { useIsWhole } from "../components/Content/useIsWhole";
import { DocHeader } from "../components/DocHeader/DocHeader";
import { Feedback } from "../components/Feedback/Feedback";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageMeta } from "../components/PageMeta/PageMeta";
import { Pager } from "../components/Pager/Pager";
import { NextStops } from "../components/ReadingPath/NextStops";
import { StopMarks } from "../components/ReadingPath/StopMarks";
import { Seo } from "../components/Seo/Seo";
import { TableOfContents } from "../components/TableOfContents/TableOfContents";
import { TocDetails } from "../components/TableOfContents/TocDetails";
import { TagList } from "../components/TagList/TagList";

/** A page of the documentation. */
export default function DocTemplate({ data, location }: PageProps<Queries.DocPageQuery>): ReactElement {
  const doc = required(data.doc, "doc");
  const site = required(data.siteSettings, "siteSettings");
  const url = withOrigin(site.siteUrl, doc.path);
  const tree = asTree(doc.body);
  const isWhole = useIsWhole();
  const hasTool = tree.some((node) => typeof node === "object" && "is" in node && node.props?.isWide);
  const toc = isWhole ? <TableOfContents headings={doc.toc} location={location} /> : null;
  return (
    <PageColumns aside={doc.toc.length > 0 && !hasTool ? toc : undefined} width={hasTool ? "tool" : "text"}>
      <article>
        <Breadcrumbs items={doc.breadcrumbs} />
        <DocHeader doc={doc} url={url} />
        <StopMarks stops={doc.stops} />
        {doc.breakingChange && <BreakingChangeCard change={doc.breakingChange} />}
        <TocDetails headings={doc.toc} />
        <Content tree={isWhole ? tree : firstScreen(tree)} images={imagesBySrc(doc.images)} />
        {isWhole && (
          <>
            <TagList label="Tags:" tags={doc.tags} place="end" />
            <PageMeta
              editUrl={doc.editUrl}
              host={site.repository?.host ?? null}
              lastUpdated={doc.lastUpdated}
              proofLine={doc.proofLine}
            />
            <Feedback key={doc.path} path={doc.path} title={doc.title} url={url} site={site} />
          </>
        )}
      </article>
      {isWhole && <NextStops stops={doc.stops} />}
      {isWhole && <Pager previous={doc.previous} next={doc.next} />}
    </PageColumns>
  );
}

export function Head({ data }: HeadProps<Queries.DocPageQuery>): ReactElement {
  const { path, title, description, breadcrumbs, unlisted } = required(data.doc, "doc");
  const site = required(data.siteSettings, "siteSettings");
  const page = { site, path, title, description, breadcrumbs, markdown: markdownPath(path) };
  return <Seo {...page} type="article" isIndexed={!unlisted} />;
}

export const query = graphql`
  query DocPage($id: String!) {
    siteSettings {
      ...SeoSite
      ...FeedbackSite
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
      proofLine
      editUrl
      breakingChange {
        ...BreakingChangeCard
      }
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
      stops {
        ...StopMark
        ...NextStop
      }
      previous {
        ...PagerNeighbor
      }
      next {
        ...PagerNeighbor
      }
    }
  }
`;
