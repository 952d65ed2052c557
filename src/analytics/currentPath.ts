import { withPrefix } from "gatsby";
import { routeOf } from "../../shared/paths";

/** The page that is shown, as events name it: its route, without query and fragment. */
export function currentPath(): string {
  return routeOf(location.pathname, withPrefix("/"));
}
