import { breakingChangesPath, withOrigin } from "../../shared/paths";
import { required } from "../../shared/required";
import type { OutputFile } from "./outputFile";

const breakingChangesQuery = /* GraphQL */ `
  query BreakingChanges {
    siteSettings {
      title
      siteUrl
      platform {
        name
        version
      }
    }
    allDoc(filter: { unlisted: { eq: false }, breakingChange: { severity: { ne: null } } }, sort: { path: ASC }) {
      nodes {
        path
        title
        description
        breakingChange {
          affects
          codemods
          commands
          since
          earlier
          severity
        }
      }
    }
  }
`;

export const breakingChangesFile: OutputFile = {
  path: breakingChangesPath,
  query: breakingChangesQuery,
  text: ({ siteSettings, allDoc }: Queries.BreakingChangesQuery) =>
    breakingChangesText({ site: required(siteSettings, "siteSettings"), allDoc }),
};

type Changes = Pick<Queries.BreakingChangesQuery, "allDoc"> & {
  readonly site: NonNullable<Queries.BreakingChangesQuery["siteSettings"]>;
};

/** All breaking changes as data, for programs that plan an upgrade. */
export function breakingChangesText({ site, allDoc }: Changes): string {
  const { title, siteUrl, platform } = site;
  const changes = allDoc.nodes.map(({ path, title: name, description, breakingChange }) => ({
    title: name,
    description,
    url: withOrigin(siteUrl, path),
    ...breakingChange,
    earlier: breakingChange?.earlier ?? undefined,
  }));
  return `${JSON.stringify({ source: title, platform, changes }, null, 2)}\n`;
}
