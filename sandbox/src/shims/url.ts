/** Node's `url`, as far as the plugin of GraphQL reads an address with it. */
export function parse(address: string): { readonly search: string | null } {
  return { search: /\?.*$/.exec(address)?.[0] ?? null };
}
