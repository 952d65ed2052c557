import { withPrefix } from "gatsby";
import { routeOf } from "../../shared/paths";

/** The current page in events: its route, without query and fragment. */
export function currentPath(): string {
  return routeOf(location.pathname, withPrefix("/"));
}
