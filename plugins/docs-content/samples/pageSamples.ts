import { snippetPath } from "../../../shared/paths";
import type { PageSamples, RunnableSample } from "../../../shared/runnable";
import type { Tree } from "../../../shared/tree";
import { snippetDefinition } from "../../../src/components/Snippet/Snippet.definition";
import type { Components } from "../components/definition";
import { bindTree } from "../nodes/bindTree";
import { lookup, noLists } from "../store/lookup";
import type { ContentStore } from "../store/store";
import { treeOf } from "../store/stored";
import { keyOf } from "./recordingKey";
import { runnableOf } from "./runnable";

/** What the samples of a page need to run; undefined where none can. */
export function pageSamples(store: ContentStore, path: string): PageSamples | undefined {
  const find = lookup(store.get, () => noLists);
  const samples: Record<string, RunnableSample> = {};
  const ids: Record<string, string> = {};

  const add = (page: string, fingerprint: string): RunnableSample | undefined => {
    const recording = find.recording(page, fingerprint);
    const sample = recording && runnableOf(page, fingerprint, recording);
    if (!sample || samples[fingerprint]) return sample;
    if (sample.after !== null && !add(page, sample.after)) return undefined;
    samples[fingerprint] = sample;
    return sample;
  };

  /** Only what decides which id a sample has. */
  const components: Components = {
    Snippet: snippetDefinition,
    Sample: {
      kind: "fence",
      example: "",
      bind: (props, page) => {
        const id = page.nextId("sample");
        const key = keyOf(props.recording);
        if (key && add(key.page, key.fingerprint)) ids[id] = key.fingerprint;
        return props;
      },
    },
  };
  bindTree(
    compiledTree(path),
    { ...noWords, ...find, snippet: (id) => compiledTree(snippetPath(id)) },
    components,
  );
  return Object.keys(ids).length === 0 ? undefined : { samples, ids };

  function compiledTree(of: string): Tree {
    const body = store.get("CompiledBody", of);
    return body ? treeOf(body) : [];
  }
}

/** Samples need none of these. */
const noWords = {
  screenshot: () => undefined,
  facts: () => undefined,
  term: () => undefined,
  changes: () => [],
  recipes: () => [],
  glossary: () => [],
};
