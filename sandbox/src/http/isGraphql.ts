/** Whether a request is one for GraphQL. The page's side uses it, too, to load GraphQL before it sends one. */
export function isGraphql({ path }: { readonly path: string }): boolean {
  return /^\/graphql\/?$/.test(path);
}
