// Before everything that brings styles: the theme declares the order of the layers.
import "./src/theme/theme.css";
import type { GatsbyBrowser } from "gatsby";
import { pageViewed } from "./src/analytics/pageView";
import { startAnalytics } from "./src/analytics/start";
import * as navigation from "./src/navigation/navigation";
import { startOffline, tellVisited } from "./src/offline/register";
import { startReaderTools } from "./src/reader/reader";
import { hydratedEvent } from "./src/site/lateScripts";
import { startThirdParties } from "./src/thirdParties/start";

export { replaceHydrateFunction } from "./src/app/hydrate";
export { wrapPageElement } from "./src/app/wrapPage";
export { wrapRootElement } from "./src/app/wrapRoot";
export { onPreRouteUpdate, shouldUpdateScroll } from "./src/navigation/navigation";

/** The condition is the bundler's: a built site doesn't hold the overlay. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  navigation.onClientEntry();
  if (process.env.NODE_ENV !== "development") return;
  const { showProblems } = await import("./src/develop/problemsOverlay");
  showProblems();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  navigation.onInitialClientRender();
  startReaderTools();
  startAnalytics();
  startThirdParties();
  if (__HAS_OFFLINE__) startOffline();
  window.dispatchEvent(new Event(hydratedEvent));
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  navigation.onRouteUpdate({ prevLocation });
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  pageViewed();
  if (__HAS_OFFLINE__) tellVisited();
};
