/** The words that can follow `:::`. */
export const admonitionKinds = [
  "note",
  "tip",
  "info",
  "caution",
  "danger",
  "callout",
  "prerequisites",
  "strapi",
  "warning",
] as const;

export type AdmonitionKind = (typeof admonitionKinds)[number];

/** What readers see of a kind, on the page and in Markdown. */
export const admonitionNames: Readonly<Record<AdmonitionKind, string>> = {
  note: "Note",
  tip: "Tip",
  info: "Info",
  caution: "Caution",
  danger: "Danger",
  callout: "Worth knowing",
  prerequisites: "Prerequisites",
  strapi: "About Strapi",
  warning: "Warning",
};
