import { docsStatus } from "../../shared/areaStatus";
import { verifiedPath, withOrigin } from "../../shared/paths";
import { required } from "../../shared/required";
import type { OutputFile } from "./outputFile";

const verifiedQuery = /* GraphQL */ `
  query Verified {
    siteSettings {
      title
      siteUrl
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
        noSamplesBecause
        sampleCount
        verifiedSampleCount
        typeCheckedSampleCount
        statementCount
        provenStatementCount
        sourcedStatementCount
        platformBugs {
          title
          issue
        }
        samples {
          kind
          title
          verifiedWith
          unverifiedBecause
        }
        problems {
          rule
        }
      }
    }
    allFactSheet(sort: { name: ASC }) {
      nodes {
        name
        title
        source
        platform
        rowCount
      }
    }
    allScreenshotInfo {
      totalCount
    }
  }
`;

export const verifiedFile: OutputFile = {
  path: verifiedPath,
  query: verifiedQuery,
  text: ({ siteSettings, ...lists }: Queries.VerifiedQuery) =>
    verifiedText({ site: required(siteSettings, "siteSettings"), ...lists }),
};

type Verified = Omit<Queries.VerifiedQuery, "siteSettings"> & {
  readonly site: NonNullable<Queries.VerifiedQuery["siteSettings"]>;
};

type Sample = Queries.VerifiedQuery["allDoc"]["nodes"][number]["samples"][number];

/** What was verified on the platform, and what wasn't, of each page: the figures of the status page as data. */
export function verifiedText({ site, allDoc, allFactSheet, allScreenshotInfo }: Verified): string {
  const { title, siteUrl, platform } = site;
  const { pages, samples, verifiedSamples, typeCheckedSamples, ...counts } = docsStatus(allDoc.nodes);
  const { statements, provenStatements, sourcedStatements } = counts;
  const facts = allFactSheet.nodes.map(({ rowCount: rows, ...sheet }) => ({ ...sheet, rows }));
  const report = {
    source: title,
    platform,
    totals: {
      pages,
      samples,
      verifiedSamples,
      typeCheckedSamples,
      statements,
      provenStatements,
      fromPublicSources: sourcedStatements,
      facts: facts.reduce((sum, { rows }) => sum + rows, 0),
      screenshots: allScreenshotInfo.totalCount,
    },
    facts,
    pages: allDoc.nodes.map((doc) => ({
      url: withOrigin(siteUrl, doc.path),
      title: doc.title,
      reviewed: doc.reviewed,
      statements: doc.statementCount,
      provenStatements: doc.provenStatementCount,
      fromPublicSources: doc.sourcedStatementCount,
      platformBugs: doc.platformBugs.length > 0 ? doc.platformBugs : undefined,
      samples: doc.samples.map(sampleOf),
      noSamplesBecause: doc.noSamplesBecause ?? undefined,
    })),
  };
  return `${JSON.stringify(report)}\n`;
}

function sampleOf({ kind, title, verifiedWith, unverifiedBecause }: Sample) {
  return {
    kind,
    title: title ?? undefined,
    verifiedWith: verifiedWith ?? undefined,
    unverifiedBecause: unverifiedBecause ?? undefined,
  };
}
