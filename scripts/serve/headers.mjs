/** The name says the content, so a browser need never ask again. */
const forever = "public, max-age=31536000, immutable";
/** May be kept, but is asked for each time; the answer is usually 304. */
const alwaysAsk = "public, max-age=0, must-revalidate";

/** Gatsby's scripts and styles, `app-8d0c….js` or `styles.93ab….css`: their name ends with a hash of 20 hex digits. */
const hashedAtRoot = `*[-.]${"[0-9a-f]".repeat(16)}*.{js,css,js.map}`;

/**
 * @param {string} source a glob
 * @param {string} key
 * @param {string | null} value null takes a header away
 */
const header = (source, key, value) => ({ source, headers: [{ key, value }] });

/** Rules for serve-handler; a later one wins. */
export const headerRules = [
  header("**", "Cache-Control", alwaysAsk),
  header(hashedAtRoot, "Cache-Control", forever),
  header("static/**", "Cache-Control", forever),
  header("**", "X-Content-Type-Options", "nosniff"),
  header("**", "Content-Disposition", null),
  // The rest of the policy stands in each page; this only a header can say.
  header("**", "Content-Security-Policy", "frame-ancestors 'self'"),
  // Its document says the rest itself; that it is a sandbox, also when somebody opens it alone, only a header can say.
  header("playground/frame{,/**}", "Content-Security-Policy", "sandbox allow-scripts"),
  // Types that serve-handler's table lacks or has too general.
  header("**/*.avif", "Content-Type", "image/avif"),
  header("**/*.xml", "Content-Type", "application/xml; charset=utf-8"),
  header("**/atom.xml", "Content-Type", "application/atom+xml; charset=utf-8"),
  header("**/*.webmanifest", "Content-Type", "application/manifest+json; charset=utf-8"),
];
