import { Link, withPrefix } from "gatsby";
import type { MouseEventHandler, ReactElement, ReactNode } from "react";
import { withoutPrefix } from "../address";

interface HitLinkProps {
  /** As hitAddress made it. */
  readonly href: string;
  readonly isExternal: boolean;
  readonly onClick: MouseEventHandler;
  readonly children: ReactNode;
}

/** A hit as a link: the router's within the site, the browser's away from it. */
export function HitLink({ href, isExternal, onClick, children }: HitLinkProps): ReactElement {
  if (isExternal) {
    return (
      <a href={href} rel="noopener" onClick={onClick}>
        {children}
      </a>
    );
  }
  return (
    <Link to={withoutPrefix(href, withPrefix("/"))} onClick={onClick}>
      {children}
    </Link>
  );
}
