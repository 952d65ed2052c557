import type { AnchorHTMLAttributes, ReactNode } from "react";

/** Stands in for the package `gatsby` where a component is rendered without a site around it. */

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  activeClassName?: string;
  partiallyActive?: boolean;
  children?: ReactNode;
}

export function Link({ to, activeClassName, partiallyActive, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

export function graphql(strings: TemplateStringsArray): string {
  return strings.join("");
}

export const navigate = jest.fn();
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string) => path;
export function Script() {
  return null;
}
export function Slice() {
  return null;
}
