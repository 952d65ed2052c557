import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { htmlPath, withOrigin } from "../../shared/paths";

export interface RedirectRule {
  readonly from: string;
  readonly to: string;
}

export const redirectsQuery = /* GraphQL */ `
  query RedirectRules {
    allRedirect {
      nodes {
        from
        to
      }
    }
  }
`;

/**
 * Writes the redirects twice: as rules for a server (`_redirects`, the format of several static hosts), and as pages
 * for hosts without redirect rules.
 *
 * @param pathPrefix path below which the site is served, `""` at a host's root.
 */
export async function writeRedirects(
  publicDir: string,
  rules: readonly RedirectRule[],
  siteUrl: string,
  pathPrefix: string,
): Promise<void> {
  const lines = rules.map(({ from, to }) => `${pathPrefix}${from} ${pathPrefix}${to} 301\n`);
  await writeFile(join(publicDir, "_redirects"), lines.join(""));
  for (const { from, to } of rules) {
    const file = join(publicDir, htmlPath(from));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, redirectPage(`${pathPrefix}${to}`, withOrigin(siteUrl, to)));
  }
}

/** Routes are checked to hold no character that HTML would have to escape. */
function redirectPage(to: string, canonical: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${to}">
<h1>This page has moved</h1>
<p><a href="${to}">Go to ${to}</a></p>
</html>
`;
}
