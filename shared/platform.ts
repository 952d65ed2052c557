/** The platform this site documents. Writers get these values as `{platform.version}` and so on. */
export const platform = {
  name: "Strapi",
  version: "5.54.0",
  node: "20 to 26",
} as const;

/** Variables that a page can use, by the name that writers put in braces. */
export const contentVariables: Readonly<Record<string, string>> = {
  "platform.name": platform.name,
  "platform.version": platform.version,
  "platform.node": platform.node,
};
