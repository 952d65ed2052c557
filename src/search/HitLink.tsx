import type { MouseEventHandler, ReactElement, ReactNode } from "react";

interface HitLinkProps {
  /** As hitUrl made it. */
  readonly href: string;
  readonly isExternal: boolean;
  readonly onClick: MouseEventHandler;
  readonly children: ReactNode;
}

/**
 * A hit as a link. It is a plain one, which `navigation/followLinks.ts` follows: Gatsby's costs an observer for each, and
 * with every key there are twenty of them.
 */
export function HitLink({ href, isExternal, onClick, children }: HitLinkProps): ReactElement {
  return (
    <a href={href} rel={isExternal ? "external noopener" : undefined} onClick={onClick}>
      {children}
    </a>
  );
}
