import type { FoundHit } from "../pageHits";
import type { FoundMessage } from "./lookedUp";

/** The heading above the row. Recent searches show it, too. */
const group = "Error index";

/** A message as a separate row: the message is its title, with its explanation below. */
export function errorHit({ url, message, page, explanation, isIndexed }: FoundMessage): FoundHit {
  const text = explanation.length > 0 ? explanation.join(" ") : page;
  return {
    objectID: url,
    url,
    type: "lvl1",
    kind: "error",
    hierarchy: {
      lvl0: isIndexed ? group : page,
      lvl1: message,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: null,
    _highlightResult: {},
    _snippetResult: { content: { value: text, matchLevel: "none" } },
  };
}
