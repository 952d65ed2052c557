import { withPrefix } from "gatsby";
import { once } from "../../../shared/once";
import { playgroundRuntimePath } from "../../../shared/paths";

/**
 * The program for the frames, loaded once for all of a visit.
 *
 * @throws when it can't be had; the next call tries again.
 */
export const loadRuntime = once(async (): Promise<string> => {
  const response = await fetch(withPrefix(playgroundRuntimePath));
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
  return response.text();
});
