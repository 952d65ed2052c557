import { Link } from "gatsby";
import type { ReactElement, ReactNode } from "react";

interface SmartLinkProps {
  /** A route of this site, or an address elsewhere. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link whose target configuration decides: Gatsby's own within the site, a plain one that leads away from it. */
export function SmartLink({ to, children }: SmartLinkProps): ReactElement {
  if (to.startsWith("/")) return <Link to={to}>{children}</Link>;
  return (
    <a href={to} rel="noopener">
      {children}
    </a>
  );
}
