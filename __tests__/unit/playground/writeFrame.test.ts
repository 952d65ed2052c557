import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeFrame } from "../../../build/outputs/writeFrame";
import { temporaryFolder } from "../../support/temporaryFolder";

describe("the frame's files", () => {
  let html: string;
  let runtime: string;

  beforeAll(async () => {
    const dir = temporaryFolder({});
    await writeFrame(dir);
    html = readFileSync(join(dir, "playground/frame/index.html"), "utf8");
    runtime = readFileSync(join(dir, "playground/runtime.js"), "utf8");
  });

  it("hold a document whose policy allows its own script, and nothing to be loaded", () => {
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "";
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
    const hash = createHash("sha256").update(script).digest("base64");
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash}' 'unsafe-eval'`,
      "style-src 'unsafe-inline'",
      "img-src data:",
      "font-src data:",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  it("refer to nothing else", () => {
    expect(html).not.toMatch(/(?:src|href)=/);
    expect(html.replaceAll(/url\("?data:font\/woff2;base64,/g, "")).not.toContain("url(");
    expect(html).toContain('name="robots" content="noindex"');
  });

  it("hold the site's font, which the frame can't load", () => {
    expect(html).toMatch(/font-family:"?Geist Variable"?;[^}]*url\("?data:font\/woff2;base64,/);
  });

  it("hold no editor: that is the page's", () => {
    expect(runtime).not.toContain("use-editable");
    expect(runtime).not.toContain("nightOwl");
    expect(runtime.length).toBeGreaterThan(100_000);
  });

  it("tell no one where they were made", () => {
    for (const text of [html, runtime]) expect(text).not.toContain(process.cwd());
  });
});
