import { upgradeRulesPath } from "../../shared/paths";
import { upgradeRules } from "../../shared/upgrade/makeRules";
import type { OutputFile } from "./outputFile";

const upgradeRulesQuery = /* GraphQL */ `
  query UpgradeRules {
    platformHistory {
      releases
      node {
        since
        range
      }
    }
    siteSettings {
      upgradePages {
        databases
        goBack
        plugins
        history
        problems
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
          since
          earlier
          severity
          signs
        }
      }
    }
    allFactSheet(filter: { name: { in: ["codemods", "codemod-examples"] } }) {
      nodes {
        name
        rows {
          id
          values
        }
      }
    }
    allFactHistory(sort: { name: ASC }) {
      nodes {
        name
        entries {
          id
          deprecated
          removed
          changed {
            in
            what
            from
            to
          }
        }
      }
    }
  }
`;

export const upgradeRulesFile: OutputFile = {
  path: upgradeRulesPath,
  query: upgradeRulesQuery,
  text: (found: Queries.UpgradeRulesQuery) => {
    const rules = upgradeRules(found);
    return rules && `${JSON.stringify(rules)}\n`;
  },
};
