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
  "What this site keeps in your browser, what it measures, who else is let in, and how to say no to it.";

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
        <h2 id="others">Who else is let in</h2>
        <Others />
        <h2 id="search">What you search for</h2>
        {search.provider === "local" ? (
          <p>The search runs in your browser. What you type is not sent to find something.</p>
        ) : (
          <p>The search asks a hosted service, Algolia, which gets what you type, letter by letter.</p>
        )}
        <h2 id="asked">What you ask</h2>
        <Asked provider={ask.provider} />
        <h2 id="stored">What your browser keeps for you</h2>
        <p>So that the site is as you left it. None of it is sent anywhere.</p>
        <StoredTable entries={stored} />
        <h2 id="server">What the server sees</h2>
        <p>
          Like every server, the one that delivers these pages learns your network address and what you ask
          for. What it writes down is up to who runs it.
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
