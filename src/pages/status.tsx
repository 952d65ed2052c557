import { graphql, type HeadProps, Link, type PageProps } from "gatsby";
import { docsStatus, oldestReviewed } from "../../shared/areaStatus";
import { formatDate } from "../../shared/dates";
import { statusPath } from "../../shared/paths";
import { required } from "../../shared/required";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { Seo } from "../components/Seo/Seo";
import { StatusTable } from "../components/StatusTable/StatusTable";
import * as styles from "./status.module.css";

const title = "Status";
const description =
  "The state of this documentation: pages, words, verified samples, and proven statements of each area, and the pages that were reviewed least recently.";
const oldestShown = 10;

export default function StatusPage({ data: { siteSettings, allDoc } }: PageProps<Queries.StatusPageQuery>) {
  const site = required(siteSettings, "siteSettings");
  const docs = allDoc.nodes;
  const rows = site.areas.map(({ id, label }) => ({
    label,
    ...docsStatus(docs.filter(({ area }) => area === id)),
  }));
  const oldest = oldestReviewed(docs, oldestShown);
  const { name, version, node } = site.platform;
  return (
    <PageColumns width="wide">
      <PageHeader title={title}>
        The state of the documentation itself. It describes {name} {version}, on Node.js {node}.
      </PageHeader>
      <StatusTable rows={rows} total={docsStatus(docs)} />
      <p className={styles.note}>
        A sample is verified if it ran on the platform and its response was recorded. A statement is proven if
        it introduces such a sample, or if the platform confirmed it in a test of its own. A page with a
        problem, such as a broken link, stops the build, so a published site has none.
      </p>
      {oldest.length > 0 && (
        <section className={styles.oldest} aria-labelledby="oldest">
          <h2 id="oldest">Least recently reviewed</h2>
          <ol role="list">
            {oldest.map((doc) => (
              <li key={doc.path}>
                <Link to={doc.path}>{doc.title}</Link>
                <time dateTime={doc.reviewed}>{formatDate(doc.reviewed)}</time>
              </li>
            ))}
          </ol>
        </section>
      )}
    </PageColumns>
  );
}

export function Head({ data: { siteSettings: site } }: HeadProps<Queries.StatusPageQuery>) {
  return (
    <Seo site={required(site, "siteSettings")} path={statusPath} title={title} description={description} />
  );
}

export const query = graphql`
  query StatusPage {
    siteSettings {
      ...SeoSite
      areas {
        id
        label
      }
      platform {
        name
        version
        node
      }
    }
    allDoc(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        path
        title
        area
        wordCount
        reviewed
        samples {
          verifiedWith
        }
        statementCount
        provenStatementCount
        problems {
          rule
        }
      }
    }
  }
`;
