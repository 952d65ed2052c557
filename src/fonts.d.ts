/** The font's URL, with the site's path prefix. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
