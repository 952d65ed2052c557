import type { SearchRecord } from "../../shared/searchRecord";
import type { PageMessages } from "../../src/search/local/format";

/** The pages of the error index: one for each family of messages. */
const familyPages = /^\/[^#]+\/errors\//;

/** What the admin panel and the tools around Strapi print. Few people paste them, so servers' messages are looked up without them. */
const rarelyPasted = /\/errors\/(?:admin-panel|admin-panel-code|tools)$/;

/** The level at which a list of messages has its search records. Headings of a page are above it. */
const messageLevel = "lvl6";

/** The messages of a page, if it is one of the error index: a list of one item, otherwise an empty list. */
export function pageMessages(number: number, records: readonly SearchRecord[]): readonly PageMessages[] {
  const [page] = records;
  if (!page || !familyPages.test(page.url_without_anchor)) return [];
  const messages = new Map<string, boolean>();
  for (const { type, hierarchy, content } of records) {
    const message = hierarchy[messageLevel];
    if (!message) continue;
    if (type === messageLevel) messages.set(message, messages.get(message) ?? false);
    else if (content !== null) messages.set(message, true);
  }
  const withState = (isExplained: boolean) =>
    [...messages].filter(([, state]) => state === isExplained).map(([message]) => message);
  return [[page.url_without_anchor, page.hierarchy.lvl1 ?? "", number, withState(true), withState(false)]];
}

/** The messages of each file of the index, in the order in which a look-up reads them. Without messages, there is no file. */
export function inFiles(messages: readonly PageMessages[]): readonly (readonly PageMessages[])[] {
  const isRare = ([path]: PageMessages) => rarelyPasted.test(path);
  const files = [messages.filter((page) => !isRare(page)), messages.filter(isRare)];
  return files.filter((pages) => pages.length > 0);
}
