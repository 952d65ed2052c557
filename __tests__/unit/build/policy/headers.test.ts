import { siteHeaders } from "../../../../build/policy/headers";
import { readConfig } from "../../../../shared/config/config";
import { hashedFile } from "../../../../shared/hashedFile";

const inline = { scripts: ["'sha256-a'"], styleSheets: [], styleAttributes: [] };
const headersOf = (environment: Record<string, string> = {}) => siteHeaders(readConfig(environment), inline);

it("keeps pages out of other sites' frames, and allows nothing that isn't named", () => {
  const { pagePolicy } = headersOf();
  expect(pagePolicy).toMatch(/^default-src 'self'; script-src 'self' 'sha256-a';/);
  expect(pagePolicy).toMatch(/; frame-ancestors 'self'$/);
  expect(pagePolicy).not.toContain("unsafe-");
});

it("asks for https for good where the site is published so, and only there", () => {
  const name = "Strict-Transport-Security";
  expect(headersOf({ SITE_URL: "https://docs.example.org" }).everywhere[name]).toMatch(/^max-age=\d+$/);
  expect(headersOf({ SITE_URL: "http://docs.example.org" }).everywhere).not.toHaveProperty(name);
});

it("cuts ties with who opened the site, unless elements are marked from there", () => {
  const name = "Cross-Origin-Opener-Policy";
  expect(headersOf().everywhere[name]).toBe("same-origin");
  const tagging = { ANALYTICS_API_KEY: "key", ANALYTICS_VISUAL_TAGGING: "true" };
  expect(headersOf(tagging).everywhere[name]).toBe("unsafe-none");
});

it.each([
  ["/app-8d0c2a1b3c4d5e6f7a8b.js", true],
  ["/app-8d0c2a1b3c4d.js", true],
  ["/styles.90451273a32fc5ad0132.css", true],
  ["/component---src-templates-doc-tsx-67792a99697e3d15b38e.js", true],
  ["/static/007c/photo.webp", true],
  ["/app.js", false],
  ["/sw.js", false],
  ["/search/data/manifest.json", false],
  ["/search/data/files/pages-396e94f089356e92.json", true],
  ["/sandbox/files/sqlite-396e94f089356e92.wasm", true],
  ["/sandbox/licenses.txt", false],
  ["/page-data/app-data.json", false],
  ["/page-data/static-8d0c2a1b3c4d5e6f7a8b/page-data.json", false],
  ["/dev-docs/app-8d0c2a1b3c4d5e6f7a8b.js", false],
  ["/static", false],
])("knows whether %s can be kept for good: %s", (path, isHashed) => {
  expect(new RegExp(hashedFile).test(path)).toBe(isHashed);
});
