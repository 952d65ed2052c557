import { readdir, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { hashedFile } from "../site/hashedFile";
import { caching, type HeaderSet, imagePolicy, policyHeader, type SiteHeaders } from "../site/headers";
import { playgroundFramePath, searchFilesPath } from "../site/paths";
import type { RedirectRule } from "./redirects";

/** A rule of `_headers`: the headers of an address, or of all that begin like one that ends with `/*`. */
interface HeaderRule {
  readonly path: string;
  readonly headers: HeaderSet;
}

interface Hosted {
  readonly headers: SiteHeaders;
  /** Files with pages, relative to the build, with `/`. */
  readonly pageFiles: readonly string[];
  /** Names of the files at the build's root. */
  readonly rootFiles: readonly string[];
  /** SVG files, relative to the build, with `/`. */
  readonly images: readonly string[];
}

/** What Cloudflare Pages reads of a `_headers` file (its documentation, November 2026). */
const mostRules = 100;

/**
 * Writes what static hosts read: `_headers` (Netlify, Cloudflare Pages and others) and `vercel.json`. `_redirects` is
 * written with the redirects.
 *
 * @param pathPrefix path below which the site is served, `""` at a host's root.
 */
export async function writeHostFiles(
  publicDir: string,
  { headers, pageFiles }: Omit<Hosted, "rootFiles" | "images">,
  redirects: readonly RedirectRule[],
  pathPrefix: string,
): Promise<void> {
  const rootFiles = await readdir(publicDir);
  const rules = headerRules({ headers, pageFiles, rootFiles, images: await imagesIn(publicDir) });
  await writeFile(join(publicDir, "_headers"), headersText(rules, pathPrefix));
  const vercel = vercelConfig(headers, redirects, pathPrefix);
  await writeFile(join(publicDir, "vercel.json"), `${JSON.stringify(vercel, null, 2)}\n`);
}

/**
 * No address gets the same header from two rules: hosts join their values with a comma, and a page would have to be
 * within two policies. That is why pages are named by their folders, and the caching of most files is left to the host:
 * asking each time is what these do by themselves.
 */
export function headerRules({ headers, pageFiles, rootFiles, images }: Hosted): readonly HeaderRule[] {
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
  const rules = [
    { path: "/*", headers: headers.everywhere },
    { path: "/", headers: page },
    ...[...folders].sort().flatMap((folder) => both(`/${folder}`, page)),
    ...both(playgroundFramePath, frame),
    ...images.map((file) => ({ path: `/${file}`, headers: { [policyHeader]: imagePolicy } })),
    { path: "/static/*", headers: forever },
    { path: `${searchFilesPath}/*`, headers: forever },
    ...rootFiles
      .map((file) => `/${file}`)
      .filter((path) => isHashed.test(path))
      .sort()
      .map((path) => ({ path, headers: forever })),
  ];
  // A script without a rule is asked for each time, which is slower and never wrong.
  return rules.slice(0, mostRules);
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

/** What Vercel reads; its own rules for spellings of an address are those of this site. */
export function vercelConfig(headers: SiteHeaders, redirects: readonly RedirectRule[], pathPrefix: string) {
  const list = (set: HeaderSet) => Object.entries(set).map(([key, value]) => ({ key, value }));
  const frame = playgroundFramePath.slice(1);
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: `${pathPrefix}${from}`,
      destination: `${pathPrefix}${to}`,
      statusCode: 301,
    })),
    headers: [
      { source: `${pathPrefix}/(.*)`, headers: list(headers.everywhere) },
      {
        source: `${pathPrefix}/((?!${frame}|.*\\.svg$).*)`,
        headers: list({ [policyHeader]: headers.pagePolicy }),
      },
      { source: `${pathPrefix}/${frame}`, headers: list({ [policyHeader]: headers.framePolicy }) },
      { source: `${pathPrefix}/(.*)\\.svg`, headers: list({ [policyHeader]: imagePolicy }) },
      {
        source: `${pathPrefix}/${hashedFile.replace(/^\^\/|\$$/g, "").replace(/^\(\?:/, "(")}`,
        headers: list({ "Cache-Control": caching.forever }),
      },
    ],
  };
}

async function imagesIn(publicDir: string): Promise<readonly string[]> {
  const files = await readdir(publicDir, { recursive: true });
  return files
    .filter((file) => file.endsWith(".svg"))
    .map((file) => file.split(sep).join("/"))
    .sort();
}

function both(path: string, headers: HeaderSet): readonly HeaderRule[] {
  return [
    { path, headers },
    { path: `${path}/*`, headers },
  ];
}
