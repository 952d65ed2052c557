import { join } from "node:path";

/** The folder that a server serves from, and what is in it. */
export interface Places {
  readonly root: string;
  /** A folder for each published build. */
  readonly releases: string;
  /** The link to the release that is served. */
  readonly current: string;
  /** nginx's configuration, which publishing writes. */
  readonly nginx: string;
  /** The server owner's additions, which publishing doesn't change. */
  readonly local: string;
  readonly lock: string;
}

/** @param root absolute. */
export function placesIn(root: string): Places {
  return {
    root,
    releases: join(root, "releases"),
    current: join(root, "current"),
    nginx: join(root, "nginx"),
    local: join(root, "nginx", "local"),
    lock: join(root, ".publishing"),
  };
}
