/** What a page is for, as search filters by it, in the order of the filter. */
export const pageKinds = [
  { id: "guide", label: "Guide" },
  { id: "reference", label: "Reference" },
  { id: "recipe", label: "Recipe" },
  { id: "error", label: "Error" },
] as const;

export type PageKind = (typeof pageKinds)[number]["id"];

/** @param id from a URL or an index, which can be anything. @returns null for no kind. */
export function kindLabel(id: string | undefined): string | null {
  return pageKinds.find((kind) => kind.id === id)?.label ?? null;
}
