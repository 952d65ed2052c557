import { allFacts } from "../facts/all";
import type { Fact } from "../facts/fact";
import { errorMessages } from "./errorMessages";
import { signatures } from "./signatures";

/**
 * Facts that don't depend on a release: the lab's own project, what the move from version 4 renamed, telemetry. Messages
 * have their own extractor.
 */
const outside = new Set([
  "codemod-examples",
  "codemod-renames",
  "codemods",
  "content-type-fields",
  "content-types",
  "error-messages",
  "new-project-packages",
  "telemetry-events",
]);

/** What is read of every release: the facts of the site, and two kinds that only the history needs. */
export const historyKinds: readonly Fact[] = [
  ...allFacts.filter(({ name }) => !outside.has(name)),
  errorMessages,
  signatures,
];
