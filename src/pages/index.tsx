import { graphql, type HeadProps, type PageProps } from "gatsby";
import { landingPath } from "../../shared/paths";
import { required } from "../../shared/required";
import { Facts } from "../components/Landing/Facts";
import { Hero } from "../components/Landing/Hero";
import { SampleShow } from "../components/Landing/SampleShow";
import { TaskList } from "../components/Landing/TaskList";
import { PathList } from "../components/ReadingPath/PathList";
import { OpenSearchLink } from "../components/Seo/OpenSearchLink";
import { Seo } from "../components/Seo/Seo";
import { SearchStart } from "../search/trigger/SearchStart";

export default function LandingPage({ data }: PageProps<Queries.LandingPageQuery>) {
  const { siteSettings, allDoc, allRelease } = data;
  const site = required(siteSettings, "siteSettings");
  return (
    <>
      <Hero site={site} search={<SearchStart placeholder="Search docs" />} />
      <TaskList tasks={site.home.tasks} />
      <PathList paths={site.paths} />
      <SampleShow samples={site.home.samples} platform={`${site.platform.name} ${site.platform.version}`} />
      <Facts platform={site.platform} pageCount={allDoc.totalCount} release={allRelease.nodes[0]} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.LandingPageQuery>) {
  const site = required(data.siteSettings, "siteSettings");
  return (
    <>
      <Seo site={site} path={landingPath} title={site.title} description={site.description} />
      <OpenSearchLink title={site.title} />
    </>
  );
}

export const query = graphql`
  query LandingPage {
    siteSettings {
      ...SeoSite
      ...HeroSite
      description
      home {
        tasks {
          ...TaskListItem
        }
        samples {
          ...SampleShowItem
        }
      }
      paths {
        ...PathListItem
      }
      platform {
        name
        version
        ...FactsPlatform
      }
    }
    allDoc(filter: { unlisted: { eq: false } }) {
      totalCount
    }
    allRelease(sort: { order: DESC }, limit: 1) {
      nodes {
        ...FactsRelease
      }
    }
  }
`;
