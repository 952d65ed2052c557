import { withPrefix } from "gatsby";
import { playgroundRuntimePath } from "../../../shared/paths";

let loaded: Promise<string> | undefined;

/**
 * The program for the frames, loaded once for all of a visit.
 *
 * @throws when it can't be had; the next call tries again.
 */
export function loadRuntime(): Promise<string> {
  loaded ??= fetch(withPrefix(playgroundRuntimePath))
    .then((response) => {
      if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
      return response.text();
    })
    .catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
}
