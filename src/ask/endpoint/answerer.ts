import { type Answer, type Answerer, type FindPassages, sourceOf } from "../answerer";
import { AskError } from "../askError";
import { textToLookFor } from "../contextOf";
import { bestPassages } from "../local/bestPassages";
import { chatStream } from "./chatStream";
import { citedSources } from "./citations";
import { type Patience, usualPatience } from "./patience";
import { promptOf } from "./prompt";

export interface EndpointSettings {
  /** Where the proxy answers. */
  readonly endpoint: string;
  readonly model: string;
  /** Only tests wait shorter. */
  readonly patience?: Patience;
}

/** Passages to ask the index for. */
const passagesLookedAt = 12;
/** What a model may read is more than what a reader would: up to so many passages, of any number of one page's. */
const mostPassages = 8;

/**
 * Has a language model answer from passages of the documentation. Without a passage that fits, it isn't asked: what it would
 * say then stands nowhere.
 */
export function createEndpointAnswerer(
  { endpoint, model, patience = usualPatience }: EndpointSettings,
  findPassages: FindPassages,
): Answerer {
  return {
    async *answer(question, signal): AsyncGenerator<Answer> {
      const found = await findPassages(textToLookFor(question), passagesLookedAt);
      if (signal.aborted) return;
      const fitting = bestPassages(found);
      if (fitting.length === 0) {
        yield { parts: [], sources: [] };
        return;
      }
      const passages = [...new Set([...fitting, ...found])].slice(0, mostPassages);
      const given = passages.map((passage, at) => sourceOf(passage, at + 1));
      let markdown = "";
      for await (const words of chatStream(
        { endpoint, model, messages: promptOf(question, passages) },
        signal,
        patience,
      )) {
        markdown += words;
        yield { parts: [{ kind: "prose", markdown }], sources: citedSources(markdown, given) };
      }
      if (markdown.trim() === "" && !signal.aborted)
        throw new AskError("garbled", "The endpoint ended its answer before the first word.");
    },
  };
}
