/** The part of Node's `url` that the GraphQL plugin uses. */
export function parse(address: string): { readonly search: string | null } {
  return { search: /\?.*$/.exec(address)?.[0] ?? null };
}
