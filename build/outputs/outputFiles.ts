import { breakingChangesFile } from "./breakingChanges";
import { configurationChecksFile } from "./configurationChecks";
import { feedFile } from "./feed";
import { openSearchFile } from "./openSearch";
import type { OutputFile } from "./outputFile";
import { platformHistoryFile } from "./platformHistory";
import { robotsFile } from "./robots";
import { skillFile, skillIndexFile } from "./skill";
import { upgradeRulesFile } from "./upgradeRules";
import { verifiedFile } from "./verified";

/** Every file of a site that one query and one text are enough for. A new one is a file in this folder and a line here. */
export const outputFiles: readonly OutputFile[] = [
  breakingChangesFile,
  configurationChecksFile,
  feedFile,
  openSearchFile,
  platformHistoryFile,
  robotsFile,
  skillFile,
  skillIndexFile,
  upgradeRulesFile,
  verifiedFile,
];
