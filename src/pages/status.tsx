import { graphql, type HeadProps, Link, type PageProps, withPrefix } from "gatsby";
import { byReviewDay, docsStatus } from "../../shared/areaStatus";
import { formatDate } from "../../shared/dates";
import { statusPath, verifiedPath } from "../../shared/paths";
import { required } from "../../shared/required";
import { AreaStatus } from "../components/AreaStatus/AreaStatus";
import { PageColumns } from "../components/PageColumns/PageColumns";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { Seo } from "../components/Seo/Seo";
import * as styles from "./status.module.css";

const title = "Status";
const description =
  "The state of this documentation: pages, words, verified samples, and proven statements of each area, and the pages that were reviewed least recently.";
const number = new Intl.NumberFormat("en");

export default function StatusPage({ data }: PageProps<Queries.StatusPageQuery>) {
  const { siteSettings, allDoc, allFactSheet, allScreenshotInfo } = data;
  const site = required(siteSettings, "siteSettings");
  const docs = allDoc.nodes;
  const total = docsStatus(docs);
  const lead: Readonly<Record<string, readonly [number, string]>> = {
    "Proven statements": [total.provenStatements, `of ${number.format(total.statements)}`],
    "Verified samples": [total.verifiedSamples, `of ${number.format(total.samples)}`],
    Problems: [total.problems, `on ${number.format(total.pages)} pages`],
  };
  const figures: Readonly<Record<string, number>> = {
    Words: total.words,
    "Samples that ran": total.verifiedSamples - total.typeCheckedSamples,
    "Type-checked samples": total.typeCheckedSamples,
    "From public sources": total.sourcedStatements,
    "Facts from packages": allFactSheet.nodes.reduce((sum, { rowCount }) => sum + rowCount, 0),
    Screenshots: allScreenshotInfo.totalCount,
  };
  const { name, version, node } = site.platform;
  return (
    <PageColumns width="wide">
      <PageHeader title={title}>
        The state of this site. It describes {name} {version} on Node.js {node}.
      </PageHeader>
      <dl className={styles.lead}>
        {Object.entries(lead).map(([name, [value, of]]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number.format(value)}</dd>
            <dd>{of}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.figures}>
        {Object.entries(figures).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number.format(value)}</dd>
          </div>
        ))}
      </dl>
      <ul role="list" className={styles.areas}>
        {site.areas.map(({ id, label, start }) => (
          <AreaStatus
            key={id}
            label={label}
            start={start}
            status={docsStatus(docs.filter(({ area }) => area === id))}
          />
        ))}
      </ul>
      <div className={styles.note}>
        <ul>
          <li>
            <strong>Verified samples:</strong> {name} ran the sample and its response was recorded, or, for
            code that returns no response, TypeScript checked it against {name}'s types.
          </li>
          <li>
            <strong>Proven statements:</strong> The statement introduces a verified sample, or a test of its
            own confirmed it on {name} or in its packages.
          </li>
          <li>
            <strong>From public sources:</strong> Statements, such as those about Strapi Cloud, have a source
            and a date, but we didn't test them.
          </li>
          <li>
            <strong>Facts:</strong> A program reads the rows of tables from {name}'s packages.
          </li>
          <li>
            <strong>Screenshots:</strong> A script takes them, and first tests that the admin panel shows what
            their text says.
          </li>
          <li>
            <strong>Problems:</strong> A page with a problem, such as a broken link, stops the build, so a
            published site has none.
          </li>
        </ul>
        <p>
          <a href={withPrefix(verifiedPath)}>verified.json</a> lists the samples, statements, and facts.
        </p>
      </div>
      <Bugs platform={`${name} ${version}`} docs={data.buggy.nodes} />
      <Oldest docs={data.oldest.nodes} never={data.unreviewed.totalCount} />
    </PageColumns>
  );
}

/** What the platform does wrong, with the page that says how to avoid it. */
function Bugs({ platform, docs }: { readonly platform: string; readonly docs: BuggyDocs }) {
  const bugs = docs.flatMap(({ path, title, platformBugs }) =>
    platformBugs.map((bug) => ({ ...bug, path, page: title })),
  );
  if (bugs.length === 0) return null;
  return (
    <section className={styles.bugs} aria-labelledby="bugs">
      <h2 id="bugs">Known bugs of {platform}</h2>
      <p>Confirmed by our tests. Each page says how to avoid the bug.</p>
      <ul role="list">
        {bugs.map(({ title: bug, issue, path, page }) => (
          <li key={`${path} ${bug}`}>
            {bug}: <Link to={path}>{page}</Link>, <a href={issue}>issue {issue.split("/").at(-1)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type BuggyDocs = Queries.StatusPageQuery["buggy"]["nodes"];

/** What a reviewer would read next, by the day of the last review. */
function Oldest({ docs, never }: { readonly docs: OldestDocs; readonly never: number }) {
  const days = byReviewDay(docs);
  if (days.length === 0 && never === 0) return null;
  return (
    <section className={styles.oldest} aria-labelledby="oldest">
      <h2 id="oldest">Least recently reviewed</h2>
      {never > 0 && <p>Pages that were never reviewed: {number.format(never)}</p>}
      {days.map(({ day, docs }) => (
        <div key={day}>
          <time dateTime={day}>{formatDate(day)}</time>
          <ul role="list">
            {docs.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

type OldestDocs = Queries.StatusPageQuery["oldest"]["nodes"];

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
        start
      }
      platform {
        name
        version
        node
      }
    }
    # The order doesn't matter to the page: neighbors with the same numbers compress better.
    allDoc(filter: { unlisted: { eq: false } }, sort: [{ sampleCount: ASC }, { statementCount: ASC }]) {
      nodes {
        area
        wordCount
        sampleCount
        verifiedSampleCount
        typeCheckedSampleCount
        statementCount
        provenStatementCount
        sourcedStatementCount
        problems {
          rule
        }
      }
    }
    oldest: allDoc(
      filter: { unlisted: { eq: false }, reviewed: { ne: null } }
      sort: [{ reviewed: ASC }, { path: ASC }]
      limit: 10
    ) {
      nodes {
        path
        title
        reviewed
      }
    }
    unreviewed: allDoc(filter: { unlisted: { eq: false }, reviewed: { eq: null } }) {
      totalCount
    }
    buggy: allDoc(filter: { platformBugs: { elemMatch: { issue: { ne: null } } } }, sort: { path: ASC }) {
      nodes {
        path
        title
        platformBugs {
          title
          issue
        }
      }
    }
    allFactSheet {
      nodes {
        rowCount
      }
    }
    allScreenshotInfo {
      totalCount
    }
  }
`;
