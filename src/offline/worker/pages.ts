import { offlinePath, offlineShellPath, routeOf } from "../../../shared/paths";
import { cachedData, coming, here, root } from "./library";
import type { createNetworkFirst } from "./networkFirst";

type NetworkFirst = ReturnType<typeof createNetworkFirst>;

/**
 * Responds to a request for a page. Offline, a page whose data is saved is the shell, which Gatsby fills; for any other
 * page, the reader is redirected to the list of pages that can be read.
 *
 * @param ask requests the page from the network.
 */
export async function respondWithPage(
  url: URL,
  ask: () => Promise<Response>,
  first: NetworkFirst,
): Promise<Response> {
  const path = routeOf(url.pathname, root);
  const kept = async () => (path === offlinePath || (await cachedData(path)) ? shell() : undefined);
  try {
    return await first({ ask, kept });
  } catch {
    const from = `/${url.pathname.slice(root.length)}${url.search}`;
    return Response.redirect(`${here(offlinePath)}?from=${encodeURIComponent(from)}`);
  }
}

/** Whether a page can be loaded, checked before the reader leaves the current page: see src/navigation/wholePage.ts. */
export async function respondToHead(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (await cachedData(routeOf(new URL(request.url).pathname, root))) return new Response(null);
    throw error;
  }
}

async function shell(): Promise<Response | undefined> {
  const text = await coming.matchPrecache(here(offlineShellPath));
  return text && new Response(text.body, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
