import { MissingFileError, UnreachableError } from "../unreachable";
import { manifestName } from "./format";
import type { ReadFile } from "./library";

/**
 * Reads files of the index from where the site is served. The list of files is asked for each time; the files carry their
 * content's hash and come from the browser's cache, unless they are new.
 *
 * @param url of the folder, without a trailing slash.
 * @returns rejects with a MissingFileError for what isn't there (anymore), with another UnreachableError for what can't be had.
 */
export function fetchFrom(url: string): ReadFile {
  return async (name) => {
    const response = await fetch(`${url}/${name}`, {
      cache: name === manifestName ? "no-cache" : "default",
    }).catch((cause: unknown) => {
      throw new UnreachableError(`The search index can't be reached: ${name}`, { cause });
    });
    if (response.status === 404) throw new MissingFileError(`The search index has no ${name}.`);
    if (!response.ok) throw new UnreachableError(`The search index can't give ${name} (${response.status}).`);
    return response.json().catch((cause: unknown) => {
      throw new UnreachableError(`The search index sent something else for ${name}.`, { cause });
    });
  };
}
