import { withPrefix } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { landingPath } from "../../shared/paths";
import { ErrorFallback } from "../components/ErrorFallback/ErrorFallback";

/** Gatsby's hook around the whole site, for the server and the browser alike: catches what crashes outside of a page. */
export function wrapRootElement({ element }: { readonly element: ReactNode }): ReactElement {
  return <ErrorFallback home={withPrefix(landingPath)}>{element}</ErrorFallback>;
}
