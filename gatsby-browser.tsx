// Before everything that imports the router, which throws for a URL that can't be decoded.
import "./src/navigation/decodableUrl";
// Before everything that brings styles: the theme declares the order of the layers.
import "./src/theme/theme.css";
import type { GatsbyBrowser } from "gatsby";
import { hydratedEvent } from "./shared/lateScripts";
import { pageViewed } from "./src/analytics/pageView";
import { startAnalytics } from "./src/analytics/start";
import * as navigation from "./src/navigation/navigation";
import { nextTask } from "./src/navigation/nextTask";
import { reportVisit, startOffline } from "./src/offline/register";
import { startReaderTools } from "./src/reader/reader";
import { keepFont, showLoadedFont } from "./src/theme/loadedFont";
import { startThirdParties } from "./src/thirdParties/start";

export { replaceHydrateFunction } from "./src/app/hydrate";
export { wrapPageElement } from "./src/app/wrapPage";
export { wrapRootElement } from "./src/app/wrapRoot";
export { onPreRouteUpdate, shouldUpdateScroll } from "./src/navigation/navigation";

/**
 * Gatsby continues when this resolves: in a separate task, so that a phone can respond between evaluating the scripts and starting them.
 * The condition is resolved by the bundler: a built site doesn't contain the overlay.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  navigation.onClientEntry();
  if (process.env.NODE_ENV === "development") {
    const { showProblems } = await import("./src/develop/problemsOverlay");
    showProblems();
  }
  await nextTask();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  navigation.onInitialClientRender();
  keepFont();
  startReaderTools();
  startAnalytics();
  startThirdParties();
  if (__HAS_OFFLINE__) startOffline();
  window.dispatchEvent(new Event(hydratedEvent));
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  navigation.onRouteUpdate({ prevLocation });
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  showLoadedFont();
  pageViewed();
  if (__HAS_OFFLINE__) reportVisit();
};
