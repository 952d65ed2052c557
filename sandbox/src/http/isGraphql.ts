/** Whether a request is for GraphQL. The site's client uses the same path. */
export function isGraphql({ path }: { readonly path: string }): boolean {
  return /^\/graphql\/?$/.test(path);
}
