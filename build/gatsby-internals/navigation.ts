import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { expectInGatsby } from "./gatsbySource";
import { isOn, type Seam } from "./seams";

const navigation: Seam = {
  name: "navigation",
  reason:
    "src/navigation replaces functions of Gatsby's loader on `window`, gives its router a frame at once, and keeps scroll positions instead of gatsby-react-router-scroll.",
  worth:
    "needed: without it, clicks do nothing after a new deployment, pages that don't come end on the browser's error page, and links in texts load whole pages (ADR 17)",
  checkedWith: "gatsby 5.16.1",
};

/** What src/navigation/gatsbyGlobals.d.ts says of Gatsby's runtime, and where Gatsby uses it. */
const expected = {
  "cache-dir/production-app.js": ["window.___loader = publicLoader", "window.___webpackCompilationHash"],
  "cache-dir/loader.js": ["enqueue:", "hovering:", "loadPage:", "loadPageSync:", "loadAppData:"],
  "cache-dir/navigation.js": ["window.___navigate =", "loader.loadPage(pathname + search)"],
  "cache-dir/ensure-resources.js": ["loader.loadPage(rawPath)", "loader.loadPageSync("],
} as const;

/** @returns the replacement of Gatsby's scroll position handler, which would write to the browser's storage at each scroll. */
export function navigationPlugins({ stage, plugins }: CreateWebpackConfigArgs): readonly object[] {
  if (!isOn("navigation")) return [];
  if (stage === "build-javascript")
    for (const [file, texts] of Object.entries(expected)) expectInGatsby(navigation, file, texts);
  const routerScroll = resolve("src", "navigation", "standIns", "routerScroll.ts");
  return [plugins.normalModuleReplacement(/^gatsby-react-router-scroll$/, routerScroll)];
}
