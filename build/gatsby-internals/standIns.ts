import { resolve } from "node:path";

/** Parts of libraries that every page would load, and what takes their place in the browser's bundle. */
export const standIns: readonly { readonly module: RegExp; readonly by: string }[] = [
  // Components and elements by the dozen, where one element does.
  { module: /\/createLucideIcon\.mjs$/, by: resolve("src", "components", "Icon", "createIcon.tsx") },
  // Loads scripts into a worker, and only in `develop`. Nothing here asks for that.
  {
    module: /\/internal-plugins\/partytown\/gatsby-browser/,
    by: resolve("src", "navigation", "standIns", "partytown.ts"),
  },
  // Writes the position into the browser's storage at each scroll, for nobody: see src/navigation/scroll.ts.
  {
    module: /^gatsby-react-router-scroll$/,
    by: resolve("src", "navigation", "standIns", "routerScroll.ts"),
  },
];
