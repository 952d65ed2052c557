export type SearchModal = typeof import("../modal/SearchModal").SearchModal;

/** Everything that the open search needs, at the first sign that a reader wants it. A load that failed can be tried again. */
export async function loadModal(): Promise<SearchModal> {
  const { SearchModal } = await import("../modal/SearchModal");
  return SearchModal;
}
