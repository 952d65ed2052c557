import { constants } from "node:fs";
import { copyFile, mkdir, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { eachOf } from "../command/eachOf.mjs";
import { filesIn } from "../command/filesIn.mjs";

/** Files that are copied at a time. */
const atOnce = 16;

/**
 * Copies a folder with the times of its files: browsers know a file again by its time and size, and a page that has not
 * changed is not sent twice.
 */
export async function copyBuild(from: string, to: string): Promise<void> {
  const files = filesIn(from);
  const folders = new Set(files.map((file) => dirname(join(to, file))));
  for (const folder of [to, ...folders]) await mkdir(folder, { recursive: true });
  await eachOf(files, atOnce, async (file) => {
    // Where the file system can, both share what is on the disk until one changes.
    await copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE);
    const { atime, mtime } = await stat(join(from, file));
    await utimes(join(to, file), atime, mtime);
  });
}
