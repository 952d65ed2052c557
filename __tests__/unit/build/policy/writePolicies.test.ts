import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rememberHashes } from "../../../../build/policy/inlineCode";
import { withPolicy } from "../../../../build/policy/withPolicy";
import { writePolicies } from "../../../../build/policy/writePolicies";
import { readConfig } from "../../../../shared/config/config";
import { temporaryFolder } from "../../../support/temporaryFolder";

const config = readConfig({});
const page = (body: string) => `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${body}</head></html>`;
const policyOf = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";

it("stands right behind the encoding, and names each inline script by its hash", () => {
  const { html } = withPolicy(
    page('<script>a()</script><script id="x">b()</script>'),
    config,
    (text) => `<${text}>`,
  );
  expect(html).toContain('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"');
  expect(policyOf(html)).toContain("script-src 'self' <a()> <b()>;");
});

it("needs no hash for scripts with a URL, nor for data", () => {
  const { html } = withPolicy(
    page('<script src="/app.js"></script><script type="application/ld+json" data-x>{"a":1}</script>'),
    config,
    (text) => `<${text}>`,
  );
  expect(policyOf(html)).toContain("script-src 'self';");
});

it("leaves the site's own scripts to be loaded later, and needs no hash for that either", () => {
  const { html } = withPolicy(
    page('<script src="/app.js" async=""></script>'),
    config,
    (text) => `<${text}>`,
  );
  expect(html).toContain('<script type="text/late" data-src="/app.js"></script>');
  expect(policyOf(html)).toContain("script-src 'self';");
});

it("takes the place of an earlier one: a warm build leaves pages as they are", () => {
  const once = withPolicy(page("<script>a()</script>"), config, rememberHashes()).html;
  expect(withPolicy(once, config, rememberHashes()).html).toBe(once);
  const changed = withPolicy(once.replace("a()", "b()"), config, rememberHashes()).html;
  expect(changed.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(policyOf(changed)).not.toBe(policyOf(once));
});

it("says so when there is no place for it", () => {
  expect(() => withPolicy("<html></html>", config, rememberHashes())).toThrow("no <meta charset>");
});

it("leaves characters beyond ASCII as they are, and hashes them as browsers do", async () => {
  const body =
    "<script>a('é…')</script><style>p::after{content:'→'}</style><p style=\"--sign:'日'\">日本語 …</p>";
  const folder = temporaryFolder({ "index.html": page(body) });
  writePolicies(folder, config);
  const html = readFileSync(join(folder, "index.html"), "utf8");
  expect(html).toContain(">日本語 …</p>");
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const scripts = [...html.matchAll(/<script>([^<]*)</g)].map(([, text = ""]) => text);
  expect(scripts).toHaveLength(1);
  for (const text of [...scripts, "p::after{content:'→'}", "--sign:'日'"])
    expect(policyOf(html)).toContain(hash(text));
});

it("writes it into every page, but not into the playground's frame", async () => {
  const folder = temporaryFolder();
  const files = ["index.html", "guide/intro/index.html", "playground/frame/index.html"];
  for (const file of files) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), page(""));
  }
  // Where Gatsby puts the data of the page for unknown URLs.
  mkdirSync(join(folder, "page-data/404.html"), { recursive: true });
  const { files: written } = writePolicies(folder, config);
  expect(written).toEqual(["guide/intro/index.html", "index.html"]);
  const withOne = files.filter((file) => policyOf(readFileSync(join(folder, file), "utf8")) !== "");
  expect(withOne).toEqual(["index.html", "guide/intro/index.html"]);
});

it("tells what all pages need together, for a header of the server", async () => {
  const folder = temporaryFolder({
    "index.html": page("<script>a()</script><style>a{}</style>"),
    "404.html": page('<script>b()</script><p style="x"></p>'),
  });
  const { inline } = writePolicies(folder, config);
  const hashOf = rememberHashes();
  expect(inline).toEqual({
    scripts: ["a()", "b()"].map(hashOf).sort(),
    styleSheets: [hashOf("a{}")],
    styleAttributes: [hashOf("x")],
  });
});
