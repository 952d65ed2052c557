import { withOrigin } from "../../shared/paths";

export const breakingChangesQuery = /* GraphQL */ `
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
          severity
        }
      }
    }
  }
`;

type Answer = Pick<Queries.BreakingChangesQuery, "allDoc"> & {
  readonly site: NonNullable<Queries.BreakingChangesQuery["siteSettings"]>;
};

/** All breaking changes as data, for programs that plan an upgrade. */
export function breakingChangesText({ site, allDoc }: Answer): string {
  const { title, siteUrl, platform } = site;
  const changes = allDoc.nodes.map(({ path, title: name, description, breakingChange }) => ({
    title: name,
    description,
    url: withOrigin(siteUrl, path),
    ...breakingChange,
  }));
  return `${JSON.stringify({ source: title, platform, changes }, null, 2)}\n`;
}
