import type { ReactNode } from "react";

/** Instead of Gatsby's keeper of scroll positions: ours is src/navigation/scroll.ts. */
export function ScrollContext({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

/** One of the exports of the `gatsby` package. */
export function useScrollRestoration(): never {
  throw new Error("Positions are kept by src/navigation/scroll.ts, for the window alone.");
}
