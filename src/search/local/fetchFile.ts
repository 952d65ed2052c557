import { MissingFileError, UnreachableError } from "../unreachable";
import { manifestName } from "./format";
import type { ReadFile } from "./library";

/**
 * Reads files of the index from the site's server. The list of files is requested each time. The other files have a hash of
 * their content in their names, so the browser's cache has them unless they are new.
 *
 * @param url of the folder, without a trailing slash.
 * @returns rejects with a MissingFileError if the file doesn't exist (anymore), with another UnreachableError if it can't be loaded.
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
