import type { SearchHit } from "../client";
import { hitsPerPage } from "../limits";
import { type FoundHit, type PageHits, pageHits } from "../pageHits";

/** Rows of its group that are kept for sections of a group's first page, whatever other pages there are. */
const minSectionRows = 2;

/**
 * The hits as rows of the modal: each page followed by its matching sections. A group holds so many rows, so its pages come
 * first, and sections of the best ones take the room that is left. A page that is there only for its sections is a row more
 * than there are hits, so the whole list is limited, too.
 *
 * @param max rows of a group: of pages with the same `lvl0`.
 */
export function rowsOf(hits: readonly SearchHit[], max: number): readonly FoundHit[] {
  const groups = new Map<string, PageHits[]>();
  for (const found of pageHits(hits)) {
    const name = found.page.hierarchy.lvl0 ?? "";
    const group = groups.get(name);
    if (group) group.push(found);
    else groups.set(name, [found]);
  }
  return [...groups.values()].flatMap((group) => rowsOfGroup(group, max)).slice(0, hitsPerPage);
}

function rowsOfGroup(group: readonly PageHits[], max: number): readonly FoundHit[] {
  const kept = Math.min(minSectionRows, group[0]?.sections.length ?? 0, max - 1);
  const pages = group.slice(0, max - kept);
  let room = max - pages.length;
  return pages.flatMap(({ page, sections }) => {
    const shown = sections.slice(0, room);
    room -= shown.length;
    return [page, ...shown];
  });
}
