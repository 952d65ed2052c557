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

export const configurationChecksFile: OutputFile = {
  path: configurationChecksPath,
  query: configurationChecksQuery,
  text: (found: Queries.ConfigurationChecksQuery) => {
    const checks = configurationChecks(found);
    return checks && `${JSON.stringify(checks)}\n`;
  },
};

/**
 * What the configuration checker in the upgrade planner can say.
 *
 * @returns undefined for a site without the pages that plans link to, which has no planner
 */
export function configurationChecks({
  siteSettings,
  allDoc,
}: Queries.ConfigurationChecksQuery): readonly object[] | undefined {
  if (!siteSettings?.upgradePages) return undefined;
  return allDoc.nodes.flatMap((doc) => doc.configurationChecks);
}
