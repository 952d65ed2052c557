import type { SearchRequest, SearchResults, SectionBlock } from "../client";
import type { LookedUp } from "../errors/lookedUp";
import { MissingFileError, unlessMissing } from "../unreachable";
import { type IndexFiles, type Library, openIndex, type ReadFile } from "./library";
import { lookUp } from "./lookUp";
import { type Passage, type PassageOptions, passages } from "./passages";
import { respond } from "./respond";
import { sectionBlocks } from "./section";

/** Responds to a page's requests, and loads the files that they need. */
export interface Engine {
  /** Loads what the first response needs, and starts loading the rest. */
  open(): Promise<void>;
  search(requests: readonly SearchRequest[]): Promise<SearchResults>;
  /** Waits for the whole index, because a part of it would find the wrong sections. */
  passages(question: string, options: PassageOptions): Promise<readonly Passage[]>;
  /** Finds the error message in a pasted text. Loads only the messages, and what explains the one that fits. */
  lookUp(pasted: string): Promise<LookedUp>;
  /** The text of a page's section, from its beginning. */
  section(url: string, query: string): Promise<readonly SectionBlock[]>;
}

/**
 * How long a first response waits for the whole index, in milliseconds, before it uses only the titles. The user interface
 * calls a search stalled after the same time.
 */
const timeoutMs = 300;

/** @param onComplete is called once all of the index is there. */
export function createEngine(readFile: ReadFile, onComplete: () => void): Engine {
  let index: Promise<IndexFiles> | undefined;

  const opened = (): Promise<IndexFiles> => {
    index ??= openIndex(readFile, onComplete).catch((error: unknown) => {
      index = undefined;
      throw error;
    });
    return index;
  };

  /** A page can stay open during a deployment, which removes the files that its index hasn't loaded yet: then the new index is opened. */
  const askFiles = async <Result>(act: (files: IndexFiles) => Promise<Result>): Promise<Result> => {
    const known = opened();
    try {
      return await act(await known);
    } catch (error) {
      if (!(error instanceof MissingFileError)) throw error;
      if (index === known) index = undefined;
      return act(await opened());
    }
  };

  const ask = <Result>(act: (open: Library) => Promise<Result>): Promise<Result> =>
    askFiles(async (files) => act(await files.library()));

  return {
    open: async () => {
      await ask(async (open) => {
        // A failure shows up in the search that waits for it.
        open.complete().catch(() => {});
      });
    },
    search: (requests) =>
      ask(async (open) => {
        const all = () => Promise.all(requests.map((request) => respond(request, open)));
        await Promise.race([open.complete().catch(unlessMissing), wait(timeoutMs)]);
        const isEarly = !open.isComplete();
        const results = await all();
        // Only who has read everything can say that there is nothing.
        if (!isEarly || results.every(({ hits }) => hits.length > 0)) return { results };
        await open.complete();
        return { results: await all() };
      }),
    passages: (question, options) =>
      ask(async (open) => {
        await open.complete();
        return passages(question, options, open);
      }),
    lookUp: (pasted) => askFiles((files) => lookUp(pasted, files)),
    section: (url, query) => ask((open) => sectionBlocks(url, query, open)),
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
