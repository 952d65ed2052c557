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
        statementCount
        provenStatementCount
        sourcedStatementCount
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
  }
`;

export const verifiedFile: OutputFile = {
  path: verifiedPath,
  query: verifiedQuery,
  text: ({ siteSettings, allDoc }: Queries.VerifiedQuery) =>
    verifiedText({ site: required(siteSettings, "siteSettings"), allDoc }),
};

type Verified = Pick<Queries.VerifiedQuery, "allDoc"> & {
  readonly site: NonNullable<Queries.VerifiedQuery["siteSettings"]>;
};

type Sample = Queries.VerifiedQuery["allDoc"]["nodes"][number]["samples"][number];

/** What was verified on the platform, and what wasn't, of each page: the figures of the status page as data. */
export function verifiedText({ site: { title, siteUrl, platform }, allDoc }: Verified): string {
  const { pages, samples, verifiedSamples, ...counts } = docsStatus(allDoc.nodes);
  const { statements, provenStatements, sourcedStatements } = counts;
  const report = {
    source: title,
    platform,
    totals: {
      pages,
      samples,
      verifiedSamples,
      statements,
      provenStatements,
      fromPublicSources: sourcedStatements,
    },
    pages: allDoc.nodes.map((doc) => ({
      url: withOrigin(siteUrl, doc.path),
      title: doc.title,
      reviewed: doc.reviewed,
      statements: doc.statementCount,
      provenStatements: doc.provenStatementCount,
      fromPublicSources: doc.sourcedStatementCount,
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
