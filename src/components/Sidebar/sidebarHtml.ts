import { escapeHtml } from "../../../shared/escapeHtml";
import type { SidebarItem } from "../../../shared/sidebar";

type Category = Extract<SidebarItem, { type: "category" }>;
type Unlisted = Exclude<SidebarItem, { type: "link" }>;

const arrow =
  '<span aria-hidden="true"> →</span><span class="visuallyHidden"> (opens another sidebar)</span>';
const listStart = '<ul role="list">';
const listEnd = "</ul>";

/** What a page inserts into the shared HTML. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * A sidebar's HTML that all pages share: all categories closed, without unlisted entries. An unlisted entry is inserted only
 * on its own page, so its reader sees where it belongs, and no other page links to it. Pages differ only in a few words, so
 * thousands of them are made from one string, each for the cost of a copy, however many entries the sidebar has.
 */
export interface SidebarMarkup {
  readonly html: string;
  readonly insertions: ReadonlyMap<string, readonly Insertion[]>;
}

/**
 * @param items text is escaped here.
 * @param urlOf returns the URL of a route, if the site isn't at its host's root.
 */
export function compileSidebar(
  items: readonly SidebarItem[],
  urlOf: (path: string) => string = (path) => path,
): SidebarMarkup {
  let html = "";
  const insertions = new Map<string, readonly Insertion[]>();
  writeList(items, []);
  return { html, insertions };

  function writeList(entries: readonly SidebarItem[], ancestors: readonly Insertion[], name = ""): void {
    html += `<ul role="list"${name}>`;
    for (const entry of entries) {
      if (entry.type !== "link" && entry.unlisted) insertUnlisted(entry, ancestors);
      else writeEntry(entry, ancestors);
    }
    html += listEnd;
  }

  function writeEntry(entry: SidebarItem, ancestors: readonly Insertion[]): void {
    html += "<li>";
    if (entry.type === "category" && entry.isGroup) writeGroup(entry, ancestors);
    else if (entry.type === "category") writeCategory(entry, ancestors);
    else if (entry.type === "page")
      insertions.set(entry.path, [...ancestors, writeLink(entry.path, entry.label)]);
    else writeLink(entry.href, entry.label, entry.changesSidebar);
    html += "</li>";
  }

  function insertUnlisted({ unlisted: _, ...entry }: Unlisted, ancestors: readonly Insertion[]): void {
    const markup = compileSidebar([entry], urlOf);
    for (const path of markup.insertions.keys()) {
      const text = sidebarHtml(markup, path).slice(listStart.length, -listEnd.length);
      insertions.set(path, [...ancestors, { at: html.length, text }]);
    }
  }

  /** Its label names its list. It is no heading element: those before the page's h1 would clutter the page's outline. */
  function writeGroup({ id, label, items: entries }: Category, ancestors: readonly Insertion[]): void {
    const labelId = `sidebar-${escapeHtml(id)}`;
    html += `<span id="${labelId}">${escapeHtml(label)}</span>`;
    writeList(entries, ancestors, ` aria-labelledby="${labelId}"`);
  }

  /** A category's own page is next to the disclosure, because a link in a summary would be a control in a control. */
  function writeCategory(
    { id, label, path, items: entries }: Category,
    ancestors: readonly Insertion[],
  ): void {
    const link = path === undefined ? undefined : writeLink(path, label);
    html += `<details id="sidebar-${escapeHtml(id)}"`;
    const opened = { at: html.length, text: " open" };
    const text = escapeHtml(label);
    html += link
      ? `><summary><span class="visuallyHidden">Pages of ${text}</span></summary>`
      : `><summary>${text}</summary>`;
    if (path !== undefined && link) insertions.set(path, [...ancestors, link, opened]);
    writeList(entries, [...ancestors, opened]);
    html += "</details>";
  }

  function writeLink(href: string, label: string, changesSidebar = false): Insertion {
    const isRoute = href.startsWith("/");
    html += `<a href="${escapeHtml(isRoute ? urlOf(href) : href)}"`;
    const current = { at: html.length, text: ' aria-current="page"' };
    html += `${isRoute ? "" : ' rel="noopener"'}>${escapeHtml(label)}${changesSidebar ? arrow : ""}</a>`;
    return current;
  }
}

/** The sidebar on one page: its link is marked as the current one, and the categories around it are open. */
export function sidebarHtml({ html, insertions }: SidebarMarkup, path: string): string {
  let page = "";
  let from = 0;
  for (const { at, text } of insertions.get(path) ?? []) {
    page += html.slice(from, at) + text;
    from = at;
  }
  return page + html.slice(from);
}

const compiled = new WeakMap<readonly SidebarItem[], SidebarMarkup>();

/** Compiles each sidebar once: while building, every page of a worker is given the same array. */
export function markupOf(items: readonly SidebarItem[], urlOf: (path: string) => string): SidebarMarkup {
  const known = compiled.get(items);
  if (known) return known;
  const markup = compileSidebar(items, urlOf);
  compiled.set(items, markup);
  return markup;
}
