import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { ComingFile, OfflineList } from "../../shared/offline";
import { offlineListPath, offlinePath, offlineShellPath, offlineWorkerPath } from "../../shared/paths";
import { bundleProgram } from "../bundleProgram";
import { shellOf } from "../gatsby-internals/offlineShell";
import { comingFiles, siteScripts } from "./files";

const sources = resolve("src/offline/worker");

/**
 * Writes the service worker into a build, and what it includes: the list of pages and the empty page. If offline reading
 * is off, the worker removes what earlier builds saved in readers' browsers. Call it after the pages have their policies.
 *
 * @param list undefined where offline reading is off.
 */
export async function writeOffline(
  publicDir: string,
  list: Omit<OfflineList, "extras"> | undefined,
): Promise<void> {
  const [listFile, shellFile] = [join(publicDir, offlineListPath), join(publicDir, offlineShellPath)];
  if (!list) {
    await Promise.all([listFile, shellFile].map((file) => rm(file, { force: true })));
    await writeFile(join(publicDir, offlineWorkerPath), await bundle("retired.ts", []));
    return;
  }
  await mkdir(dirname(listFile), { recursive: true });
  const html = await readFile(join(publicDir, offlinePath, "index.html"), "utf8");
  const shell = shellOf(html);
  await writeFile(shellFile, shell);
  const scripts = await siteScripts(publicDir, shell);
  await writeFile(listFile, JSON.stringify({ ...list, extras: scripts.extras }));
  const coming = await comingFiles(publicDir, scripts.coming);
  await writeFile(join(publicDir, offlineWorkerPath), await bundle("worker.ts", coming));
}

const bundle = (file: string, coming: readonly ComingFile[]) =>
  bundleProgram(join(sources, file), { define: { __COMING_FILES__: JSON.stringify(coming) } });
