import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  codeTypesFolder,
  htmlPath,
  markdownPath,
  pageDataPath,
  playgroundFramePath,
  sandboxPath,
  searchIndexPath,
} from "../../shared/paths";
import { filesOf } from "../filesOf";
import { writtenFiles } from "../outputs/writtenFiles";
import type { Ask } from "../pages/builder";
import { bundleNames } from "./bundleNames";
import { mentioning, mentionsIn, placeOf } from "./mentions";

/** The data that decides which files of a build belong to the site. */
interface Site {
  /** Routes of all pages. */
  readonly routes: readonly string[];
  /** Routes that redirect: each has a page for hosts without rules. */
  readonly redirects: readonly string[];
  /** Names of webpack's files of this build. */
  readonly bundles: readonly string[];
  /** Files of the project's `static/`, which Gatsby copies. */
  readonly copied: readonly string[];
}

/** The unwanted files of a build. Call it when all pages are written, and all files that scripts or pages mention. */
export async function findUnwanted(
  publicDir: string,
  ask: Ask,
  redirects: readonly { readonly from: string }[],
): Promise<readonly string[]> {
  const { allSitePage } = await ask<Queries.PageRoutesQuery>(pageRoutesQuery);
  const site = {
    routes: allSitePage.nodes.map(({ path }) => path),
    redirects: redirects.map(({ from }) => from),
    bundles: bundleNames(),
    copied: filesOf(resolve("static")),
  };
  return unwantedFiles(filesOf(publicDir), site, (file) => readFileSync(join(publicDir, file), "latin1"));
}

/**
 * The files of a folder that no page of the site needs: files of removed pages, images and scripts of earlier builds,
 * and files that Gatsby keeps for its next run. All paths are relative to the build, with `/`.
 *
 * @param textOf returns a file's text; called for files that can mention images or queries.
 */
export function unwantedFiles(
  files: readonly string[],
  site: Site,
  textOf: (file: string) => string,
): readonly string[] {
  const named = filesByName(site);
  const isNamed = (file: string) => named.has(file) || writtenByUs.test(file);
  const mentioned = new Set<string>();
  // One text at a time: together they are as large as the site.
  for (const file of files.filter((one) => isNamed(one) && mentioning.test(one)))
    for (const place of mentionsIn(textOf(file))) mentioned.add(place);
  return files.filter((file) => {
    const plain = file.replace(/\.(?:br|gz)$/, "");
    return !isNamed(plain) && !mentioned.has(placeOf(plain));
  });
}

/** The search index, the sandbox, and the types of code remove their own old files. The content decides which areas have files for language models. */
const writtenByUs = new RegExp(
  `^(?:${searchIndexPath.slice(1)}/|${sandboxPath.slice(1)}/|${codeTypesFolder.slice(1)}/|llms-[^/]*\\.txt$|[^/]+/llms\\.txt$)`,
);

function filesByName({ routes, redirects, bundles, copied }: Site): ReadonlySet<string> {
  const pages = routes.flatMap((route) => [htmlPath(route), pageDataPath(route), markdownPath(route)]);
  const paths = [...pages, ...[...redirects, playgroundFramePath].map(htmlPath), ...writtenFiles];
  return new Set([...paths.map((path) => path.slice(1)), ...bundles, ...copied]);
}

const pageRoutesQuery = /* GraphQL */ `
  query PageRoutes {
    allSitePage {
      nodes {
        path
      }
    }
  }
`;
