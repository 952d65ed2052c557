import { withPrefix } from "gatsby";
import { pageDataPath, routeOf } from "../../shared/paths";
import { pageLinkAt, urlOf } from "./internalLink";
import { loadAhead } from "./loading";
import { mayPrefetch } from "./prefetch";
import { whenIdle } from "./whenIdle";

/** The previous and next page: most readers continue there. */
const neighbors = 'a[rel="next"], a[rel="prev"]';

/** A page that lists hundreds of pages is no reason to fetch the site. */
const maxPerPage = 30;
const perBatch = 4;
/** Between batches, in milliseconds. */
const pause = 1000;

const asked = new Set<string>();
/** Links in view. */
const waiting = new Map<Element, HTMLAnchorElement>();
let observer: IntersectionObserver | undefined;
let allowance = 0;
let isScheduled = false;

/**
 * Prefetches pages that readers are likely to open. The previous and next page are loaded into the router's memory, and the
 * data of visible links into the browser's cache, a few at a time and with the lowest priority. Call it when a page is
 * shown. Gatsby's own prefetching covers only its own links, and stops for good at the first page without data.
 */
export function prefetchUnasked(): void {
  if (!mayPrefetch() || /bot|crawl|spider/i.test(navigator.userAgent)) return;
  for (const link of document.querySelectorAll(neighbors)) loadNeighbor(link);
  observer ??= new IntersectionObserver(note);
  observer.disconnect();
  waiting.clear();
  allowance = maxPerPage;
  for (const link of document.querySelectorAll("a[href]")) if (pageLinkAt(link)) observer.observe(link);
}

function loadNeighbor(link: Element): void {
  const page = pageLinkAt(link);
  if (!page) return;
  asked.add(routeOf(page.pathname, root()));
  void loadAhead(urlOf(page));
}

function note(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const link = pageLinkAt(target);
    if (link && isIntersecting) waiting.set(target, link);
    else waiting.delete(target);
  }
  if (waiting.size > 0) schedule();
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => whenIdle(fetchSome), pause);
}

function fetchSome(): void {
  isScheduled = false;
  const routes = new Set(
    [...waiting.values()].filter(isNew).map(({ pathname }) => routeOf(pathname, root())),
  );
  const batch = [...routes].slice(0, Math.min(perBatch, allowance));
  allowance -= batch.length;
  for (const route of batch) fetchData(route);
  if (batch.length < routes.size && allowance > 0) schedule();
}

/** Neither prefetched before nor in the router's memory. */
function isNew(link: HTMLAnchorElement): boolean {
  const { pathname } = link;
  return !asked.has(routeOf(pathname, root())) && !window.___loader.loadPageSync(pathname);
}

function root(): string {
  return withPrefix("/");
}

function fetchData(route: string): void {
  asked.add(route);
  const link = document.createElement("link");
  Object.assign(link, { rel: "prefetch", as: "fetch", crossOrigin: "anonymous" });
  link.href = withPrefix(pageDataPath(route));
  document.head.append(link);
}
