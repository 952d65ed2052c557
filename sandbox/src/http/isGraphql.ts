/** Whether a request is one for GraphQL. The site's client knows it by the same path. */
export function isGraphql({ path }: { readonly path: string }): boolean {
  return /^\/graphql\/?$/.test(path);
}
