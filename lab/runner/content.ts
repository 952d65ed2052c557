/**
 * All that the lab takes from the documentation's content. Only this file and pageSyntax.ts import the site's code. The lab
 * reads pages, and writes five kinds of files: recordings and types next to pages, facts in `data/`, their history, and screenshots.
 */

// Pages and partials: which there are, and the samples of each.

export { readPage } from "../../plugins/docs-content/files/readPage";
export {
  kindsWithResponse,
  type Sample,
  type SampleRequest,
  type VerifiableSample,
} from "../../plugins/docs-content/samples/sample";
export { listFiles, readRecordedPage } from "../../plugins/docs-content/store/disk";
export type { Caller } from "../../shared/callers";
export type { Preparation, RestRequest } from "../../shared/restRequest";
export type { TreeValue } from "../../shared/tree";
export type { Viewer } from "../../shared/viewers";

// Recordings: `page.samples.json`.

export {
  isRecordingsFile,
  type RecordingsFile,
  readRecordings,
  recordCommand,
  recordingsFileOf,
} from "../../plugins/docs-content/files/readRecordings";
export type { RecordedResponse, Recording, Recordings } from "../../plugins/docs-content/schema/recordings";
export { isSame } from "../../shared/recorded/isSame";
export { type LabPlace, normalizeResponse } from "../../shared/recorded/normalize";

// Types of names in samples: `page.types.json`.

export {
  isTypesFile,
  readTypes,
  type TypesFile,
  typesCommand,
  typesFileOf,
} from "../../plugins/docs-content/files/readTypes";
export type { SampleTypes } from "../../plugins/docs-content/schema/types";

// Claims: `page.claims.yaml`.

export { coverageOf } from "../../plugins/docs-content/claims/coverage";
export { quotePlaces } from "../../plugins/docs-content/claims/findQuote";
export { proofText } from "../../plugins/docs-content/claims/proofText";
export { unprovenValues, valuesIn } from "../../plugins/docs-content/claims/unprovenValues";
export {
  claimsFileOf,
  isClaimsFile,
  type PlacedClaim,
  readClaims,
} from "../../plugins/docs-content/files/readClaims";
export type {
  BootClaim,
  Claim,
  ClientClaim,
  CommandClaim,
  PanelClaim,
  RequestClaim,
  RunClaim,
  SourceClaim,
  Step,
  TestClaim,
} from "../../plugins/docs-content/schema/claims";
export { claimsFile } from "../../plugins/docs-content/schema/claims";

// Facts: `data/<name>.json`.

export {
  type FactColumn,
  type FactFile,
  type FactRow,
  factFile,
} from "../../plugins/docs-content/schema/facts";

// History: `history.json`.

export {
  type HistoryChange,
  type HistoryEntry,
  type HistoryFile,
  type HistoryKind,
  historyFile,
  type NodeRange,
} from "../../plugins/docs-content/schema/history";

// Screenshots: `images/screenshots/screenshots.yaml`.

export { readYaml } from "../../plugins/docs-content/files/yaml";
export { type ScreenshotEntry, screenshotsFile } from "../../plugins/docs-content/schema/registers";

// The version that the site describes, package managers, and "Did you mean …?".

export { didYouMean } from "../../plugins/docs-content/nearest";
export { platform } from "../../shared/platform";
export type { Manager } from "../../src/components/PackageManager/PackageManager.definition";

// The upgrade planner.

export { isProjectFile } from "../../shared/upgrade/fileKind";
export { upgradeRules } from "../../shared/upgrade/makeRules";
export { parsersFor } from "../../shared/upgrade/parse";
export { planUpgrade } from "../../shared/upgrade/plan";
export { planText } from "../../shared/upgrade/planText";
export type { UpgradePlan } from "../../shared/upgrade/planTypes";
export { readProject } from "../../shared/upgrade/readProject";
export type { UpgradeRules } from "../../shared/upgrade/rules";
