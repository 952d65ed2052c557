import { graphql, type HeadProps, type PageProps } from "gatsby";
import { privacyPath } from "../../shared/paths";
import { required } from "../../shared/required";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { Seo } from "../components/Seo/Seo";
import { Asked, Measured, OptOut, Others, StoredTable } from "../consent/PrivacyText";
import { stored } from "../consent/stored";

const title = "Privacy";
const description =
  "What this site stores in your browser, what it measures, which third parties it loads, and how to opt out.";

export default function PrivacyPage({ data: { siteSettings } }: PageProps<Queries.PrivacyPageQuery>) {
  const { search, ask } = required(siteSettings, "siteSettings");
  return (
    <PageColumns>
      <PageHeader title={title}>{description}</PageHeader>
      <div className="prose flow">
        <h2 id="your-choice">Your choice</h2>
        <OptOut />
        <h2 id="measured">What is measured</h2>
        <Measured />
        <h2 id="others">Third parties</h2>
        <Others />
        <h2 id="search">Search</h2>
        {search.provider === "local" ? (
          <p>The search runs in your browser. What you type is not sent anywhere.</p>
        ) : (
          <p>The search uses Algolia, a hosted service. It receives the text while you type.</p>
        )}
        <h2 id="asked">Ask AI</h2>
        <Asked provider={ask.provider} />
        <h2 id="stored">What your browser stores</h2>
        <p>This data keeps the site as you left it. None of it is sent anywhere.</p>
        <StoredTable entries={stored} />
        <h2 id="server">What the server receives</h2>
        <p>
          Like every web server, the one that delivers these pages receives your IP address and the URLs that
          you request. Its operator decides what is logged.
        </p>
      </div>
    </PageColumns>
  );
}

export function Head({ data: { siteSettings: site } }: HeadProps<Queries.PrivacyPageQuery>) {
  return (
    <Seo site={required(site, "siteSettings")} path={privacyPath} title={title} description={description} />
  );
}

export const query = graphql`
  query PrivacyPage {
    siteSettings {
      ...SeoSite
      search {
        provider
      }
      ask {
        provider
      }
    }
  }
`;
