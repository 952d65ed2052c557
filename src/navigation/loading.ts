import { currentArrival } from "./arrival";
import { showFailure } from "./failureBox";
import { belongsTo, loadable, notFoundPath } from "./pageUrl";
import { endProgress, startProgress } from "./progressBar";
import { atOnce, instant, withTransition } from "./transition";
import { loadWhole, problemWith, retryWhole } from "./wholePage";

type Load = GatsbyLoader["loadPage"];

/** Given to Gatsby where we do the rest, for it would load the whole page without asking, and lose query and fragment. */
const never = new Promise<never>(() => {});

let latest = 0;
/** The URL a link leads to, with its fragment. */
let wanted = "";

let quietly: Load | undefined;

/** How long a prefetched page is used without revalidation, in milliseconds: as long as browsers keep prefetched responses. */
const freshFor = 300_000;
/** When the pages came that no one has looked at yet. */
const cameAhead = new WeakMap<GatsbyPage, number>();

/** Loads a page into the router's memory, from where a click takes it in no time. Whether it comes is found out then. */
export async function loadAhead(url: string): Promise<void> {
  if (!quietly || window.___loader.loadPageSync(url)) return;
  const page = await outcome(quietly, url);
  if (!(page instanceof Error)) cameAhead.set(page, Date.now());
}

/**
 * The data of a page, without opening it. A page that was prefetched costs no request.
 *
 * @returns undefined if the page doesn't exist, or doesn't load.
 */
export async function peekAtPage(url: string): Promise<unknown> {
  const page = quietly && (await outcome(quietly, url));
  return !page || page instanceof Error || page.page.path === notFoundPath ? undefined : page.json.data;
}

/** The reader has requested another page: pages that are still loading won't be shown. */
export function abandonLoading(): void {
  latest += 1;
  endProgress();
}

export function wantPage(url: string): void {
  wanted = url;
}

/**
 * Wraps Gatsby's loader wherever a page is loaded to be shown. If a page doesn't load, or belongs to another deployment, a
 * click still has a result. Production only: during development, Gatsby's own messages are better.
 */
export function guardLoading(loader: GatsbyLoader): void {
  const loadPage = loader.loadPage.bind(loader);
  const load: Load = (url) => loadPage(loadable(url));
  quietly = load;
  loader.loadPage = (url) => {
    loader.loadPage = (next) => loadNext(load, next);
    return loadFirst(load, url);
  };
  // The router would try to show a failure or another page's data that are remembered, and leave a white page.
  const loadSync = loader.loadPageSync.bind(loader);
  loader.loadPageSync = (url, options) => {
    const page = loadSync(loadable(url), options);
    return page && "page" in page && belongsTo(page, url) ? page : undefined;
  };
}

const withoutData =
  "You can read it and follow its links, but search, settings, and other controls don't work without its data.";

/** The page whose HTML is there already. Without its data it can be read, and its links work, but nothing else does. */
async function loadFirst(load: Load, url: string): Promise<GatsbyPage> {
  const page = await outcome(load, url);
  if (!(page instanceof Error)) return page;
  warn(url, page.message);
  showFailure(withoutData, () => retryWhole(location.href), "This page could not be loaded completely.");
  return never;
}

async function loadNext(load: Load, url: string): Promise<GatsbyPage> {
  latest += 1;
  const own = latest;
  const isWanted = () => own === latest;
  const began = performance.now();
  startProgress();
  const page = await outcome(load, url);
  if (!isWanted()) return never;
  const problem = await problemOf(page, url);
  if (!isWanted()) return never;
  if (page instanceof Error || problem !== undefined) {
    warn(url, problem ?? "");
    void loadWhole(targetOf(url), isWanted);
    return never;
  }
  cameAhead.delete(page);
  if (currentArrival() !== "link") return page;
  const isLate = performance.now() - began > instant;
  return new Promise((resolve) => (isLate ? withTransition : atOnce)(() => resolve(page)));
}

async function outcome(load: Load, url: string): Promise<GatsbyPage | Error> {
  try {
    const page = await load(url);
    if (page && "page" in page && belongsTo(page, url)) return page;
    const error = page && "error" in page && page.error;
    return error instanceof Error ? error : new Error("The page's data is missing or incomplete.");
  } catch (error) {
    // The next deployment's page has a template that this one doesn't know.
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** @returns why the page can't be shown by the scripts that run; undefined when it can. */
async function problemOf(page: GatsbyPage | Error, url: string): Promise<string | undefined> {
  if (page instanceof Error) return page.message;
  const { path, webpackCompilationHash } = page.page;
  const isOther = webpackCompilationHash !== window.___webpackCompilationHash;
  if (isOther || (await isOutdated(page))) return "The site has been deployed anew.";
  // Gatsby takes a server's error for "no such page", too.
  return path === notFoundPath ? problemWith(url) : undefined;
}

/** @returns false also when the server can't be asked: a page that is there is better than none. */
async function isOutdated(page: GatsbyPage): Promise<boolean> {
  const came = cameAhead.get(page);
  if (came === undefined || Date.now() - came < freshFor) return false;
  const site = await window.___loader.loadAppData();
  return site !== undefined && site.webpackCompilationHash !== window.___webpackCompilationHash;
}

/** A link's own URL includes its fragment; for a move in the history, the window's URL has it. */
function targetOf(url: string): string {
  if (currentArrival() !== "link") return location.href;
  return wanted.split("#")[0] === url ? wanted : url;
}

function warn(url: string, reason: string): void {
  // biome-ignore lint/suspicious/noConsole: whoever looks after the site has to see why a page was loaded as a whole.
  console.warn(`${url} could not be loaded as a part of this page: ${reason}`);
}
