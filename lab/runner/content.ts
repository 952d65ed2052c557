/**
 * All that the lab takes from the documentation's content: the only file of the lab that imports the site's code. Pages go
 * in, and the lab writes three kinds of files: recordings beside pages, facts in `data/`, and screenshots.
 */

// The syntax of a page, for the pages that are replayed as a reader follows them.
export { readAttributes } from "../../plugins/docs-content/compile/attributes";
export { readFenceMeta } from "../../plugins/docs-content/compile/codeFence";
export { type CompileContext, createContext, placeOf } from "../../plugins/docs-content/compile/context";
export { resolveExpressions } from "../../plugins/docs-content/compile/expressions";
export type { JsxElement } from "../../plugins/docs-content/compile/hastTypes";
export { parseMdx } from "../../plugins/docs-content/compile/parse";
export { isShell, printedLines } from "../../plugins/docs-content/compile/shell";
export { textProp } from "../../plugins/docs-content/components/textProp";
export { splitFrontMatter } from "../../plugins/docs-content/files/frontMatter";
// Pages and partials: which there are, and the samples of each.
export { listFiles } from "../../plugins/docs-content/files/readContent";
export { readPage } from "../../plugins/docs-content/files/readPage";
// Recordings: `page.samples.json`.
export {
  isRecordingsFile,
  type RecordingsFile,
  readRecordings,
  recordCommand,
  recordingsFileOf,
} from "../../plugins/docs-content/files/readRecordings";
// Screenshots: `images/screenshots/screenshots.yaml`.
export { readYaml } from "../../plugins/docs-content/files/yaml";
// The version that the site describes, and "Did you mean …?".
export { didYouMean } from "../../plugins/docs-content/nearest";
export type { Caller } from "../../plugins/docs-content/samples/callers";
export { canonical } from "../../plugins/docs-content/samples/fingerprint";
export {
  answeredKinds,
  type Preparation,
  type RestRequest,
  type Sample,
  type SampleRequest,
  type VerifiableSample,
} from "../../plugins/docs-content/samples/sample";
// Facts: `data/<name>.json`.
export {
  type FactColumn,
  type FactFile,
  type FactRow,
  factFile,
} from "../../plugins/docs-content/schema/facts";
export type { Answer, Recording, Recordings } from "../../plugins/docs-content/schema/recordings";
export { type ScreenshotEntry, screenshotsFile } from "../../plugins/docs-content/schema/registers";
export { platform } from "../../shared/platform";
export type { TreeValue } from "../../shared/tree";
export {
  commandsOf,
  type Manager,
  packageManagerDefinition,
} from "../../src/components/PackageManager/PackageManager.definition";
