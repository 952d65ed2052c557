import { platformHistoryPath } from "../../shared/paths";
import type { OutputFile } from "./outputFile";

const platformHistoryQuery = /* GraphQL */ `
  query PlatformHistory {
    siteSettings {
      title
      platform {
        name
        version
      }
    }
    platformHistory {
      releases
    }
    allFactHistory(sort: { name: ASC }) {
      nodes {
        name
        title
        entries {
          id
          since
          after
          deprecated
          deprecatedAfter
          removed
          removedAfter
          changed {
            in
            after
            what
            from
            to
          }
        }
      }
    }
  }
`;

export const platformHistoryFile: OutputFile = {
  path: platformHistoryPath,
  query: platformHistoryQuery,
  text: ({ siteSettings, platformHistory, allFactHistory }: Queries.PlatformHistoryQuery) =>
    platformHistory ? platformHistoryText({ siteSettings, platformHistory, allFactHistory }) : undefined,
};

/** Additions, changes, and removals in each release, as JSON. Unknown values of an entry are left out. */
export function platformHistoryText({
  siteSettings,
  platformHistory,
  allFactHistory,
}: Queries.PlatformHistoryQuery): string {
  const { title, platform } = siteSettings ?? {};
  const history = {
    source: title,
    platform,
    releases: platformHistory?.releases,
    kinds: allFactHistory.nodes,
  };
  return `${JSON.stringify(history, (_key, value: unknown) => (value === null ? undefined : value))}\n`;
}
