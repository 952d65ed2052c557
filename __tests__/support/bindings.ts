import type { Bindings } from "../../plugins/docs-content/components/bindings";

/** A site without any other file. */
export const noBindings: Bindings = {
  snippet: () => undefined,
  term: () => undefined,
  glossary: () => [],
  screenshot: () => undefined,
  recording: () => undefined,
  facts: () => undefined,
  history: () => ({ releases: [], kinds: [] }),
  changes: () => [],
  recipes: () => [],
};
