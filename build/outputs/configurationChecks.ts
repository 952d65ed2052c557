import { configurationChecksPath } from "../../shared/paths";
import type { OutputFile } from "./outputFile";

const configurationChecksQuery = /* GraphQL */ `
  query ConfigurationChecks {
    siteSettings {
      upgradePages {
        databases
      }
    }
    allDoc(filter: { unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        configurationChecks
      }
    }
  }
`;

/** What the configuration checker in the upgrade planner can say. A site without plans has no checker. */
export const configurationChecksFile: OutputFile = {
  path: configurationChecksPath,
  query: configurationChecksQuery,
  text: ({ siteSettings, allDoc }: Queries.ConfigurationChecksQuery) => {
    if (!siteSettings?.upgradePages) return undefined;
    return `${JSON.stringify(allDoc.nodes.flatMap(({ configurationChecks }) => configurationChecks))}\n`;
  },
};
