/** An entry of a sidebar as pages get it: labels found, categories numbered, nothing left to look up. */
export type SidebarItem =
  | { readonly type: "page"; readonly path: string; readonly label: string; readonly unlisted?: true }
  | {
      readonly type: "link";
      readonly href: string;
      readonly label: string;
      /** The page it leads to has another sidebar. */
      readonly changesSidebar?: true;
    }
  | {
      readonly type: "category";
      /** Unique in its sidebar; the ID of the disclosure in the DOM. */
      readonly id: string;
      readonly label: string;
      readonly path?: string;
      /** Shown only on the category's own pages. */
      readonly unlisted?: true;
      /** A group: its label is a heading, and its entries are always shown. Only in the outermost list, without a page. */
      readonly isGroup?: true;
      readonly items: readonly SidebarItem[];
    };

const itemTypes: readonly unknown[] = ["page", "link", "category"];

/**
 * Distinguishes GraphQL's JSON from sidebar items. It checks only the outermost entries, because the data layer has
 * checked all of them, and this runs in the browser.
 */
export function isSidebarItems(value: unknown): value is readonly SidebarItem[] {
  return (
    Array.isArray(value) && value.every((item: unknown) => isRecord(item) && itemTypes.includes(item.type))
  );
}

/** A sidebar without what only unlisted pages show. */
export function listedItems(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === "link") return [item];
    if (item.unlisted) return [];
    return item.type === "page" ? [item] : [{ ...item, items: listedItems(item.items) }];
  });
}

/**
 * Which unlisted entry of a sidebar a page is in.
 *
 * @returns the index in reading order among the unlisted entries; -1 for a page in none of them.
 */
export function unlistedEntryOf(items: readonly SidebarItem[], path: string): number {
  return unlistedEntries(items).findIndex((item) => pathsInOrder([item]).includes(path));
}

function unlistedEntries(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => {
    if (item.type === "link") return [];
    if (item.unlisted) return [item];
    return item.type === "category" ? unlistedEntries(item.items) : [];
  });
}

/** The pages of a sidebar, in the order in which a reader meets them. */
export function pathsInOrder(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === "link") return [];
    if (item.type === "page") return [item.path];
    return [...(item.path === undefined ? [] : [item.path]), ...pathsInOrder(item.items)];
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
