/** An entry of a sidebar as pages get it: labels found, categories numbered, nothing left to look up. */
export type SidebarItem =
  | { readonly type: "page"; readonly path: string; readonly label: string }
  | { readonly type: "link"; readonly href: string; readonly label: string }
  | {
      readonly type: "category";
      /** Unique in its sidebar; names the disclosure in the DOM. */
      readonly id: string;
      readonly label: string;
      readonly path?: string;
      readonly items: readonly SidebarItem[];
    };

const itemTypes: readonly unknown[] = ["page", "link", "category"];

/**
 * Tells GraphQL's JSON from what the data layer put in. It looks at the outermost entries only: the data layer has
 * checked all of them, and this runs in the browser.
 */
export function isSidebarItems(value: unknown): value is readonly SidebarItem[] {
  return (
    Array.isArray(value) && value.every((item: unknown) => isRecord(item) && itemTypes.includes(item.type))
  );
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
