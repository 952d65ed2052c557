import type { RouteUpdateArgs } from "gatsby";
import { setStages } from "../../shared/stages";
import { arriveBy, currentArrival, watchHistory } from "./arrival";
import { hideFailure } from "./failureBox";
import { followLinks } from "./followLinks";
import { abandonLoading, guardLoading, wantPage } from "./loading";
import { prefetchOnIntent } from "./prefetch";
import { prefetchUnasked } from "./prefetchUnasked";
import { endProgress } from "./progressBar";
import { keepPosition, scrollToArrival, watchScroll } from "./scroll";
import { pageSwapped } from "./transition";
import { whenIdle } from "./whenIdle";
import { forgetTried } from "./wholePage";
// The server renders what these styles are for; browsers get them with the rest.
import "./PageSignals.module.css";

/** What happens between a click and the next page, hung into Gatsby's hooks. Each function is one of them. */

const isBuilt = process.env.NODE_ENV === "production";

/*
 * With Gatsby's own navigation, these hooks only say that React is there: plain links load whole pages.
 */

/** Before Gatsby loads the first page's data. */
export function onClientEntry(): void {
  if (!__HAS_NAVIGATION__) return;
  watchScroll();
  watchHistory(() => {
    keepPosition();
    abandonLoading();
  });
  const navigate = window.___navigate;
  window.___navigate = (to, options) => {
    arriveBy("link");
    if (typeof to === "string") wantPage(to);
    navigate(to, options);
  };
  if (isBuilt) guardLoading(window.___loader);
}

/** React now handles clicks. */
export function onInitialClientRender(): void {
  document.documentElement.dataset.hydrated = "true";
  if (!__HAS_NAVIGATION__) return;
  forgetTried();
  followLinks();
  if (!isBuilt) return;
  // Gatsby's own links call this; prefetchUnasked and prefetch handle all links.
  window.___loader.hovering = () => {};
  window.___loader.enqueue = () => ({ abort: () => {} });
  prefetchOnIntent();
  whenIdle(prefetchUnasked);
}

/** Gatsby has loaded a page and is about to show it. */
export function onPreRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  if (!__HAS_NAVIGATION__) return;
  const isByLink = prevLocation !== null && currentArrival() === "link";
  if (isByLink) keepPosition();
  setStages(isByLink && location.hash === "");
}

/** The page is in the document. */
export function onRouteUpdate({ prevLocation }: Pick<RouteUpdateArgs, "prevLocation">): void {
  if (!__HAS_NAVIGATION__ || !prevLocation) return;
  setStages(false);
  scrollToArrival();
  endProgress();
  hideFailure();
  pageSwapped();
  if (isBuilt) whenIdle(prefetchUnasked);
}

/** Gatsby scrolls only where its own navigation is used: see scroll.ts. */
export function shouldUpdateScroll(): boolean {
  return !__HAS_NAVIGATION__;
}
