import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asideFolder } from "../../build/leftovers/setAside";
import { caching } from "../../build/policy/headers";
import { headersFor, readHeaderRules } from "../../scripts/serve/headers.mjs";
import { lateScriptType } from "../../shared/lateScripts";
import { builtPages } from "../support/builtPages.mjs";
import { htmlDocument } from "../support/parse";
import { siteDir } from "../support/siteDir.mjs";

const frame = join("playground", "frame", "index.html");
const pages = readdirSync(siteDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  .map((entry) => join(entry.parentPath, entry.name).slice(siteDir.length + 1));

const read = (file: string) => readFileSync(join(siteDir, file), "utf8");
const policyIn = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "none";

it("gives every page one policy, before anything that it is about", () => {
  const without = pages.filter((file) => {
    const parts = read(file).split('http-equiv="Content-Security-Policy"');
    return parts.length !== 2 || /<(script|link|style)\b/.test(parts[0] ?? "");
  });
  expect(pages.length).toBeGreaterThan(10);
  expect(without).toEqual([]);
});

it("allows the scripts of a page by their hashes, and no others", () => {
  const document = htmlDocument(read("index.html"));
  const policy = document.querySelector("meta[http-equiv]:not([http-equiv='x-ua-compatible'])");
  const allowed = /script-src ([^;]*)/.exec(policy?.getAttribute("content") ?? "")?.[1]?.split(" ") ?? [];
  const inline = [...document.querySelectorAll("script:not([src])")].filter(
    (script) => !["application/ld+json", lateScriptType].includes(script.getAttribute("type") ?? ""),
  );
  const hashes = inline.map(({ textContent }) => {
    const hash = createHash("sha256")
      .update(textContent ?? "")
      .digest("base64");
    return `'sha256-${hash}'`;
  });
  expect(new Set(allowed)).toEqual(new Set(["'self'", ...hashes]));
});

const ownSheets = /(?<=; style-src)[^;]*/;
const withoutSheets = (policy: string) => policy.replace(ownSheets, "");
const sheetsOf = (policy: string) => ownSheets.exec(policy)?.[0].trim().split(" ") ?? [];

it("is the same on all pages but for the sheets in them: what a reader opens later has to be within it", () => {
  const policies = builtPages(siteDir)
    .filter(({ template }) => template !== "")
    .map(({ html }) => policyIn(html));
  expect(new Set(policies.map(withoutSheets)).size).toBe(1);
  // The sheets of a page that is opened later come as files.
  expect(policies.filter((policy) => !sheetsOf(policy).includes("'self'"))).toEqual([]);
});

it("stands in the headers of every page, with the sheets of all, and what only a header can say", () => {
  const rules = readHeaderRules(read("_headers"));
  const differing = builtPages(siteDir).filter(({ route, html, template }) => {
    if (template === "") return false;
    const header = headersFor(rules, route)["Content-Security-Policy"] ?? "";
    const allowed = sheetsOf(header);
    return (
      withoutSheets(header) !== `${withoutSheets(policyIn(html))}; frame-ancestors 'self'` ||
      sheetsOf(policyIn(html)).some((source) => !allowed.includes(source))
    );
  });
  expect(differing.map(({ route }) => route)).toEqual([]);
  expect(policyIn(read("index.html"))).not.toMatch(/unsafe-(inline|eval)/);
  // What static hosts read of such a file; no caching rule was left out for it.
  expect(rules.length).toBeLessThanOrEqual(100);
  const scripts = readdirSync(siteDir).filter((file) => /[-.][0-9a-f]{12,}\.(?:css|js)$/.test(file));
  const askedAgain = scripts.filter(
    (file) => headersFor(rules, `/${file}`)["Cache-Control"] !== caching.forever,
  );
  expect(scripts.length).toBeGreaterThan(10);
  expect(askedAgain).toEqual([]);
  expect(
    read("_headers")
      .split("\n")
      .filter((line) => line.length > 2000),
  ).toEqual([]);
});

it("covers the styles of pages that are put into the open one", () => {
  const styled = readdirSync(join(siteDir, "page-data"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page-data.json"))
    .filter((file) => /<[a-z][^>]*\sstyle=\\"/.test(read(join("page-data", file))));
  expect(styled).toEqual([]);
});

it("lets the playground's frame keep its own", () => {
  expect(read(frame)).toContain("'unsafe-eval'");
  expect(pages.filter((file) => file !== frame && read(file).includes("'unsafe-eval'"))).toEqual([]);
});

it("holds nothing of analytics and third parties when neither is configured", () => {
  const scripts = readdirSync(siteDir).filter((file) => file.endsWith(".js"));
  const stats = JSON.parse(readFileSync(join(asideFolder(siteDir), "webpack.stats.json"), "utf8"));
  const chunks = Object.keys(stats.assetsByChunkName);
  expect(chunks.filter((name) => /analytics|consent/i.test(name))).toEqual([]);
  const traces = scripts.filter((file) => /amplitude|globalPrivacyControl|data-third-party/.test(read(file)));
  expect(traces).toEqual([]);
  expect(existsSync(join(siteDir, "privacy", "index.html"))).toBe(true);
});
