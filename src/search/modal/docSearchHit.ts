import type { FoundHit } from "../pageHits";

/**
 * A hit in the format that DocSearch expects: it groups by `lvl0` and `lvl1`, and requires highlights. It shows none of this
 * itself; `HitText` does, as text, so nothing needs to be escaped.
 */
export function docSearchHit({
  objectID,
  url,
  type,
  hierarchy,
  content,
  isCode,
  advanced,
  since,
  ...marks
}: FoundHit) {
  return {
    objectID,
    url,
    type,
    hierarchy: { ...hierarchy, lvl0: hierarchy.lvl0 ?? "" },
    content: content ?? null,
    isCode: isCode ?? false,
    advanced: advanced ?? false,
    ...(since !== undefined && { since }),
    _highlightResult: marks._highlightResult ?? {},
    _snippetResult: marks._snippetResult ?? {},
  };
}
