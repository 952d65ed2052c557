import { Link, withPrefix } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { landingPath } from "../../../shared/paths";

interface SmartLinkProps {
  /** A route of this site, or an external URL. */
  readonly to: string;
  /** `page` for a link to the page itself, `true` for a link to its section. */
  readonly isCurrent?: "page" | "true" | undefined;
  readonly children: ReactNode;
}

/** A link whose target configuration decides: Gatsby's own within the site, a plain one that leads away from it. */
export function SmartLink({ to, isCurrent, children }: SmartLinkProps): ReactElement {
  // A `Link` there would lack the slash where the site lies below a path.
  if (to === landingPath)
    return (
      <a href={withPrefix(to)} aria-current={isCurrent}>
        {children}
      </a>
    );
  if (to.startsWith("/"))
    return (
      <Link to={to} aria-current={isCurrent}>
        {children}
      </Link>
    );
  return (
    <a href={to} rel="noopener">
      {children}
    </a>
  );
}
