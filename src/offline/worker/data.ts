import { landingPath } from "../../../shared/paths";
import { coming, keptData, root } from "./library";
import type { createNetworkFirst } from "./networkFirst";

const pageData = /^page-data\/(.+)\/page-data\.json$/;
/** By it a page finds out which scripts its data belongs to. */
const appData = "page-data/app-data.json";

let lastPageAnswer = 0;

/** @param url of what pages are made of: data of pages and of the site, answers of static queries, the list of pages. */
export function isData({ pathname }: URL): boolean {
  const file = pathname.slice(root.length);
  return file.startsWith("page-data/") || file.startsWith("slice-data/") || file === "offline/pages.json";
}

/**
 * Answers for data. What is kept belongs to the worker's build, so data and the number of its build come from the same
 * place: when a page's data has just come from the network, its number isn't one that was kept.
 */
export async function answerData(
  request: Request,
  first: ReturnType<typeof createNetworkFirst>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = pathname.slice(root.length);
  const path = pathOf(file);
  const began = Date.now();
  let known: Response | undefined;
  const kept = async () => {
    known = (await coming.matchPrecache(pathname)) ?? (path === undefined ? undefined : await keptData(path));
    return known;
  };
  const answer = await first({ ask: () => fetch(request), kept });
  if (answer !== known && path) lastPageAnswer = Date.now();
  if (answer === known && file === appData && lastPageAnswer >= began) return Response.error();
  return answer;
}

function pathOf(file: string): string | undefined {
  const name = pageData.exec(file)?.[1];
  if (name === undefined) return undefined;
  return name === "index" ? landingPath : `/${decodeURI(name)}`;
}
