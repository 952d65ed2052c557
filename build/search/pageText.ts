import type { SearchRecord } from "../../shared/searchRecord";
import type { BlockText, PageText } from "../../src/search/local/format";

/** A page's records as the worker gets them: what it can tell from the page and the order is left out. */
export function pageText(records: readonly SearchRecord[]): PageText {
  const sections: [number, string | null, string, BlockText[]][] = [];
  for (const { type, anchor, hierarchy, content, isCode, codeTitle } of records) {
    if (type !== "content") sections.push([Number(type.slice(3)), anchor, hierarchy[type] ?? "", []]);
    else if (content !== null) sections.at(-1)?.[3].push(isCode ? codeOf(content, codeTitle) : content);
  }
  return [records[0]?.keywords ?? [], sections];
}

function codeOf(content: string, title: string | null): BlockText {
  return title === null ? [content] : [content, title.length];
}
