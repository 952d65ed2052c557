import { type Answer, type Answerer, type FindPassages, sourceOf } from "../answerer";
import { AskError } from "../askError";
import { textToLookFor } from "../contextOf";
import { bestPassages } from "../local/bestPassages";
import { chatStream } from "./chatStream";
import { citedSources } from "./citations";
import { promptOf } from "./prompt";
import { defaultTimeout, type TimeoutMs } from "./timeout";

export interface EndpointSettings {
  /** URL of the proxy. */
  readonly endpoint: string;
  readonly model: string;
  /** Only tests wait shorter. */
  readonly timeoutMs?: TimeoutMs;
}

/** Number of passages to search for. */
const passagesLookedAt = 12;
/** A model can read more than a reader: this many passages, any number of them from one page. */
const maxPassages = 8;

/**
 * Lets a language model answer from passages of the documentation. Without a fitting passage, no request is sent, because
 * the answer would have no source.
 */
export function createEndpointAnswerer(
  { endpoint, model, timeoutMs = defaultTimeout }: EndpointSettings,
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
      const passages = [...new Set([...fitting, ...found])].slice(0, maxPassages);
      const given = passages.map((passage, at) => sourceOf(passage, at + 1));
      let markdown = "";
      for await (const words of chatStream(
        { endpoint, model, messages: promptOf(question, passages) },
        signal,
        timeoutMs,
      )) {
        markdown += words;
        yield { parts: [{ kind: "prose", markdown }], sources: citedSources(markdown, given) };
      }
      if (markdown.trim() === "" && !signal.aborted)
        throw new AskError("garbled", "The endpoint ended its answer before the first word.");
    },
  };
}
