import type { SearchRecord } from "../../shared/searchRecord";
import type { BlockText, PageText } from "../../src/search/local/format";

/** A page's records as the worker gets them: what it can tell from the page and the order is left out. */
export function pageText(records: readonly SearchRecord[]): PageText {
  const sections: WrittenSection[] = [];
  for (const { type, anchor, hierarchy, content, isCode, codeTitle, since } of records) {
    if (type !== "content") sections.push([Number(type.slice(3)), anchor, hierarchy[type] ?? "", []]);
    else if (content !== null) sections.at(-1)?.[3].push(isCode ? codeOf(content, codeTitle) : content);
    if (since !== undefined) addSince(sections.at(-1), since);
  }
  return [records[0]?.keywords ?? [], sections];
}

type WrittenSection = [
  level: number,
  anchor: string | null,
  heading: string,
  blocks: BlockText[],
  since?: [record: number, release: string][],
];

/** Of the section's last record. */
function addSince(section: WrittenSection | undefined, since: string): void {
  if (!section) return;
  const known = section[4] ?? [];
  section[4] = [...known, [section[3].length, since]];
}

function codeOf(content: string, title: string | null): BlockText {
  return title === null ? [content] : [content, title.length];
}
