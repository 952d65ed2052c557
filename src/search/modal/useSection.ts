import { useEffect, useState } from "react";
import type { SectionBlock } from "../client";
import type { FoundHit } from "../pageHits";
import { searchSession } from "../searchSession";

interface Loaded {
  readonly hit: FoundHit;
  readonly blocks: readonly SectionBlock[];
}

/** The text of a hit's section; of a provider that hasn't any, and after a failure, what the hit itself has. Null until it is there. */
export function useSection(
  hit: FoundHit,
  query: string,
  settings: Queries.SearchSettingsFragment,
): readonly SectionBlock[] | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (blocks: readonly SectionBlock[] = []) => {
      if (isWanted) setLoaded({ hit, blocks: blocks.length > 0 ? blocks : ownBlocks(hit) });
    };
    searchSession(settings)
      .then((client) => client.section?.(hit.url, query))
      .then(show, () => show());
    return () => {
      isWanted = false;
    };
  }, [hit, query, settings]);
  // With the words of an earlier query marked, rather than nothing for a moment.
  return loaded?.hit.url === hit.url ? loaded.blocks : null;
}

function ownBlocks({ isCode, _highlightResult, _snippetResult, content }: FoundHit): readonly SectionBlock[] {
  const value = _highlightResult?.content?.value ?? _snippetResult?.content?.value ?? content;
  return value ? [{ kind: isCode ? "code" : "text", value }] : [];
}
