/** The part of Node's `url` that the GraphQL plugin uses. */
export function parse(url: string): { readonly search: string | null } {
  return { search: /\?.*$/.exec(url)?.[0] ?? null };
}
