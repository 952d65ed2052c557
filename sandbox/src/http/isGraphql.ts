/** Whether a request is one for GraphQL, which the site asks, too: so this is in a file of its own. */
export function isGraphql({ path }: { readonly path: string }): boolean {
  return /^\/graphql\/?$/.test(path);
}
