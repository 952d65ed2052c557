import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ReactElement } from "react";
import { formatDate } from "../../shared/dates";
import { markdownPath, releasesPath } from "../../shared/paths";
import { required } from "../../shared/required";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { asTree } from "../components/Content/asTree";
import { Content } from "../components/Content/Content";
import { imagesBySrc } from "../components/Content/pageImages";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { Seo } from "../components/Seo/Seo";

/** What a release of this site brought. */
export default function ReleaseTemplate({ data }: PageProps<Queries.ReleasePageQuery>): ReactElement {
  const { title, date, body, images } = required(data.release, "release");
  return (
    <PageColumns>
      <article className="flow">
        <Breadcrumbs items={stepsTo(required(data.release, "release"))} />
        <h1>{title}</h1>
        <p>
          Released on <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <Content tree={asTree(body)} images={imagesBySrc(images)} />
      </article>
    </PageColumns>
  );
}

export function Head({ data }: HeadProps<Queries.ReleasePageQuery>): ReactElement {
  const release = required(data.release, "release");
  const { path, title, description } = release;
  const page = { site: required(data.siteSettings, "siteSettings"), path, title, description };
  return <Seo {...page} type="article" markdown={markdownPath(path)} breadcrumbs={stepsTo(release)} />;
}

function stepsTo({ path, version }: { readonly path: string; readonly version: string }) {
  return [
    { label: "Release notes", path: releasesPath },
    { label: version, path },
  ];
}

export const query = graphql`
  query ReleasePage($id: String!) {
    siteSettings {
      ...SeoSite
    }
    release(id: { eq: $id }) {
      path
      version
      title
      description
      date
      body
      images {
        ...PageImageFields
      }
    }
  }
`;
