export type SearchModal = typeof import("../modal/SearchModal").SearchModal;

/** Loads everything that the open search needs, on intent. A failed load can be retried. */
export async function loadModal(): Promise<SearchModal> {
  const { SearchModal } = await import("../modal/SearchModal");
  return SearchModal;
}
