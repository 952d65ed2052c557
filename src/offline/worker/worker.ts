import { dropOthers, updateSavedAreas } from "../kept/upkeep";
import { isData, respondWithData } from "./data";
import { isFile, isSamples, isSearch, respondWithFile, respondWithSamples, respondWithSearch } from "./files";
import { coming, ownList, root } from "./library";
import { createNetworkFirst } from "./networkFirst";
import { respondToHead, respondWithPage } from "./pages";
import { type LongEvent, type RequestEvent, scope } from "./scope";
import { isVisitedMessage, keepVisited } from "./visited";

/** Handles all requests of the site's pages. docs/adr/0023-offline.md explains its decisions. */

const first = createNetworkFirst();

scope.addEventListener("install", (event) => event.waitUntil(install(event)));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver(event)));
scope.addEventListener("message", (event) => {
  if (isVisitedMessage(event.data)) event.waitUntil(keepVisited(event.data));
});
scope.addEventListener("fetch", (event) => {
  const response = responseTo(event);
  if (response) event.respondWith(response);
});

/** The previous build's worker stays active while this one installs. */
async function install(event: LongEvent): Promise<void> {
  await coming.install(event);
  await updateSavedAreas(await ownList(), root);
  await scope.skipWaiting();
}

async function takeOver(event: LongEvent): Promise<void> {
  await coming.activate(event);
  await dropOthers(await ownList(), root);
  await preload();
  await scope.clients.claim();
}

/**
 * Lets the browser request a page while this worker starts. If that request fails, Firefox shows its own error, whatever
 * the worker responds with (seen in 153), so it is off there, and saved pages open.
 */
async function preload(): Promise<void> {
  const { navigationPreload } = scope.registration;
  if (scope.navigator.userAgent.includes("Firefox/")) await navigationPreload?.disable();
  else await navigationPreload?.enable();
}

/** @returns undefined for requests that the browser handles: other sites, and files that aren't part of a page. */
function responseTo(event: RequestEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin || !url.pathname.startsWith(root)) return undefined;
  if (request.method === "HEAD") return respondToHead(request);
  if (request.method !== "GET") return undefined;
  if (request.mode === "navigate") {
    const ask = async () => (await event.preloadResponse) ?? fetch(request);
    return request.destination === "document" ? respondWithPage(url, ask, first) : undefined;
  }
  if (isData(url)) return respondWithData(request, first);
  if (isSearch(url)) return respondWithSearch(event, request);
  if (isSamples(url)) return respondWithSamples(event, request);
  return isFile(url) ? respondWithFile(event, request) : undefined;
}
