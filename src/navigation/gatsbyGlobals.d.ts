/**
 * Globals of Gatsby's runtime that its types omit: the functions with which its own links and its router load pages. They
 * aren't documented. The version is pinned, and the browser tests fail if they change.
 */

/** A page that may be shown. */
interface GatsbyPage {
  readonly json: { readonly data?: unknown };
  readonly page: { readonly path: string; readonly webpackCompilationHash: string };
}

/** What came instead of a page; Gatsby has tried three times by then. */
interface GatsbyFailure {
  readonly status: "error";
  readonly error?: unknown;
}

interface GatsbyLoader {
  /** Takes a URL with the site's path prefix. Both the router and `navigate` call it. */
  loadPage(url: string): Promise<GatsbyPage | GatsbyFailure | undefined>;
  /** What `loadPage` brought earlier. */
  loadPageSync(
    url: string,
    options?: { readonly withErrorDetails?: boolean },
  ): GatsbyPage | GatsbyFailure | undefined;
  /** What the server says about the deployment; undefined when it can't be asked. */
  loadAppData(): Promise<{ readonly webpackCompilationHash: string } | undefined>;
  /** A `Link` is under the pointer. */
  hovering(url: string): void;
  /** A `Link` has come into view; aborted when it leaves. */
  enqueue(url: string): { abort(): void };
}

interface Window {
  readonly ___loader: GatsbyLoader;
  readonly ___webpackCompilationHash: string;
  /** Behind every link. @param to a number moves in the history. */
  ___navigate(to: string | number, options?: { readonly replace?: boolean }): void;
}
