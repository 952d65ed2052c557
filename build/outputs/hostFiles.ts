import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashedFile } from "../../shared/hashedFile";
import {
  canonicalPath,
  htmlPath,
  playgroundFramePath,
  sandboxFilesPath,
  searchFilesPath,
  tagPath,
} from "../../shared/paths";
import { filesOf } from "../filesOf";
import {
  caching,
  type HeaderSet,
  imagePolicy,
  policyHeader,
  type SiteHeaders,
  sandboxPolicy,
} from "../policy/headers";
import type { RedirectRule } from "./redirects";

/** A rule of `_headers`: the headers of a URL, or of all URLs that begin with the text before a `*` at its end. */
interface HeaderRule {
  readonly path: string;
  readonly headers: HeaderSet;
}

/** The rules of `_headers`, in two parts because hosts read only so many. */
export interface HeaderRules {
  /** What keeps readers safe: none may be missing. */
  readonly safe: readonly HeaderRule[];
  /** A file whose rule is missing is requested again on each visit, which is slower and never wrong. */
  readonly caching: readonly HeaderRule[];
}

interface Hosted {
  readonly headers: SiteHeaders;
  /** Files with pages, relative to the build, with `/`. */
  readonly pageFiles: readonly string[];
  /** Names of the files at the build's root. */
  readonly rootFiles: readonly string[];
  /** SVG files outside of `static/`, relative to the build, with `/`. */
  readonly images: readonly string[];
}

/** What Cloudflare Pages reads of a `_headers` file (its documentation, November 2026). */
const maxRules = 100;

/**
 * The scripts and styles of page templates, all with hashes in their names: one rule instead of two per template. Netlify and
 * Cloudflare Pages read a `*` within a name (their documentation, November 2026).
 */
const templateFiles = "/component---";

/** What Vercel takes of redirects (its documentation, November 2026). */
const maxRedirects = 1024;

/**
 * Writes what static hosts read: `_headers` (Netlify, Cloudflare Pages and others) and `vercel.json`. `_redirects` is
 * written with the redirects.
 *
 * @param pathPrefix path below which the site is served, `""` at a host's root.
 * @param warn called when hosts have no room for all caching rules.
 * @throws when hosts have no room for all rules about safety.
 */
export async function writeHostFiles(
  publicDir: string,
  { headers, pageFiles }: Omit<Hosted, "rootFiles" | "images">,
  redirects: readonly RedirectRule[],
  pathPrefix: string,
  warn: (sentence: string) => void,
): Promise<void> {
  const rootFiles = await readdir(publicDir);
  const images = filesOf(publicDir)
    .filter((file) => file.endsWith(".svg") && !file.startsWith("static/"))
    .sort();
  const all = headerRules({ headers, pageFiles: withoutRedirects(pageFiles, redirects), rootFiles, images });
  const rules = rulesWithinLimit(all, warn);
  await writeFile(join(publicDir, "_headers"), headersText(rules, pathPrefix));
  const vercel = vercelConfig(headers, redirects, pathPrefix);
  await writeFile(join(publicDir, "vercel.json"), `${JSON.stringify(vercel, null, 2)}\n`);
}

/**
 * Hosts redirect before they read a file, and the page of a redirect has no script: folders with nothing else need no rules, of
 * which there are few.
 */
function withoutRedirects(
  pageFiles: readonly string[],
  redirects: readonly RedirectRule[],
): readonly string[] {
  const redirected = new Set(redirects.map(({ from }) => htmlPath(from).slice(1)));
  return pageFiles.filter((file) => !redirected.has(file));
}

/**
 * No URL gets the same header from two rules: hosts join their values with a comma, and a page would have to be
 * within two policies. That is why pages are named by their folders, and the caching of most files is left to the host:
 * asking each time is what these do by themselves. All of `static/` has the policy of images in one rule, because a rule for each
 * SVG file would soon be too many.
 */
export function headerRules({ headers, pageFiles, rootFiles, images }: Hosted): HeaderRules {
  const [, frameFolder = ""] = playgroundFramePath.split("/");
  const folders = new Set(
    pageFiles.flatMap((file) => {
      const [folder = "", ...rest] = file.split("/");
      return rest.length === 0 || folder === frameFolder ? [] : [folder];
    }),
  );
  const page = { [policyHeader]: headers.pagePolicy };
  const frame = { [policyHeader]: headers.framePolicy };
  const forever = { "Cache-Control": caching.forever };
  const isHashed = new RegExp(hashedFile);
  const image = { [policyHeader]: imagePolicy };
  const safe = [
    { path: "/*", headers: headers.everywhere },
    { path: "/", headers: page },
    ...[...folders].sort().flatMap((folder) => both(`/${folder}`, page)),
    ...both(playgroundFramePath, frame),
    ...images.map((file) => ({ path: `/${file}`, headers: image })),
    { path: "/static/*", headers: { ...image, ...forever } },
    { path: `${sandboxFilesPath}/*`, headers: { [policyHeader]: sandboxPolicy, ...forever } },
  ];
  const kept = [
    { path: `${searchFilesPath}/*`, headers: forever },
    { path: `${templateFiles}*`, headers: forever },
    ...rootFiles
      .map((file) => `/${file}`)
      .filter((path) => isHashed.test(path) && !path.startsWith(templateFiles))
      .sort()
      .map((path) => ({ path, headers: forever })),
  ];
  return { safe, caching: kept };
}

/** As many rules as hosts read, the important ones first. @param warn called when caching rules are left out. */
export function rulesWithinLimit(
  { safe, caching }: HeaderRules,
  warn: (sentence: string) => void,
): readonly HeaderRule[] {
  const limit = `Cloudflare Pages reads ${maxRules} rules of _headers`;
  const room = maxRules - safe.length;
  if (room < 0)
    throw new Error(
      `${limit}, and the site needs ${safe.length} for its policies: two for each folder of pages at its root, and one for each SVG file outside of /static. Use fewer of these folders and files.`,
    );
  const without = caching.length - room;
  if (without > 0)
    warn(
      `${limit}: ${without} of ${caching.length} caching rules are left out, so browsers request these files on each visit.`,
    );
  return [...safe, ...caching.slice(0, room)];
}

/** The text of `_headers`. */
export function headersText(rules: readonly HeaderRule[], pathPrefix: string): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return [`${pathPrefix}${path}\n`, ...lines].join("");
    })
    .join("");
}

/** Vercel's configuration. Its own rules for trailing slashes and .html are those of this site. */
export function vercelConfig(headers: SiteHeaders, redirects: readonly RedirectRule[], pathPrefix: string) {
  const list = (set: HeaderSet) => Object.entries(set).map(([key, value]) => ({ key, value }));
  const frame = playgroundFramePath.slice(1);
  const sandbox = `${sandboxFilesPath.slice(1)}/`;
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: mostImportant(redirects).map(({ from, to }) => ({
      // With cleanUrls, Vercel removes `.html` before it looks for a redirect.
      source: `${pathPrefix}${canonicalPath(from)}`,
      destination: `${pathPrefix}${to}`,
      statusCode: 301,
    })),
    headers: [
      { source: `${pathPrefix}/(.*)`, headers: list(headers.everywhere) },
      {
        source: `${pathPrefix}/((?!${frame}|${sandbox}|.*\\.svg$).*)`,
        headers: list({ [policyHeader]: headers.pagePolicy }),
      },
      { source: `${pathPrefix}/${frame}`, headers: list({ [policyHeader]: headers.framePolicy }) },
      { source: `${pathPrefix}/${sandbox}(.*)`, headers: list({ [policyHeader]: sandboxPolicy }) },
      { source: `${pathPrefix}/(.*)\\.svg`, headers: list({ [policyHeader]: imagePolicy }) },
      {
        source: `${pathPrefix}/${hashedFile.replace(/^\^\/|\$$/g, "").replace(/^\(\?:/, "(")}`,
        headers: list({ "Cache-Control": caching.forever }),
      },
    ],
  };
}

/** As many redirects as Vercel takes. The aliases of tags come last: each redirect is also a page, which only leads on more slowly. */
function mostImportant(redirects: readonly RedirectRule[]): readonly RedirectRule[] {
  const isAlias = ({ from }: RedirectRule) => from.startsWith(tagPath(""));
  return [...redirects.filter((rule) => !isAlias(rule)), ...redirects.filter(isAlias)].slice(0, maxRedirects);
}

function both(path: string, headers: HeaderSet): readonly HeaderRule[] {
  return [
    { path, headers },
    { path: `${path}/*`, headers },
  ];
}
