import { landingPath } from "../../../shared/paths";
import { cachedData, coming, root } from "./library";
import type { createNetworkFirst } from "./networkFirst";

const pageData = /^page-data\/(.+)\/page-data\.json$/;
/** The file in which a page finds the build of its data, and so the matching scripts. */
const appData = "page-data/app-data.json";

let lastPageResponse = 0;

/** @param url of a data file: data of pages and of the site, results of static queries, the list of pages. */
export function isData({ pathname }: URL): boolean {
  const file = pathname.slice(root.length);
  return file.startsWith("page-data/") || file.startsWith("slice-data/") || file === "offline/pages.json";
}

/**
 * Responds to requests for data. Saved data belongs to the worker's build, so data and the ID of its build must come from
 * the same source: if a page's data has just come from the network, a saved ID would be wrong.
 */
export async function respondWithData(
  request: Request,
  first: ReturnType<typeof createNetworkFirst>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = pathname.slice(root.length);
  const path = pathOf(file);
  const began = Date.now();
  let known: Response | undefined;
  const kept = async () => {
    known =
      (await coming.matchPrecache(pathname)) ?? (path === undefined ? undefined : await cachedData(path));
    return known;
  };
  const response = await first({ ask: () => fetch(request), kept });
  if (response !== known && path) lastPageResponse = Date.now();
  if (response === known && file === appData && lastPageResponse >= began) return Response.error();
  return response;
}

function pathOf(file: string): string | undefined {
  const name = pageData.exec(file)?.[1];
  if (name === undefined) return undefined;
  return name === "index" ? landingPath : `/${decodeURI(name)}`;
}
