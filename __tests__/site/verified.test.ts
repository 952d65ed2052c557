import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { htmlDocument } from "../support/parse";
import { siteDir } from "../support/siteDir.mjs";

const report = JSON.parse(readFileSync(join(siteDir, "verified.json"), "utf8"));
const page = htmlDocument(readFileSync(join(siteDir, "status/index.html"), "utf8"));

describe("verified.json", () => {
  it("has the figures of the status page", () => {
    const figures = Object.fromEntries(
      [...page.querySelectorAll("dl dt")].map((name) => [
        name.textContent,
        name.nextElementSibling?.textContent,
      ]),
    );
    const { pages, verifiedSamples, typeCheckedSamples, ...totals } = report.totals;
    expect(page.querySelector("dl")?.textContent).toContain(`on ${pages.toLocaleString("en")} pages`);
    expect(figures).toMatchObject({
      "Samples that ran": (verifiedSamples - typeCheckedSamples).toLocaleString("en"),
      "Type-checked samples": typeCheckedSamples.toLocaleString("en"),
      "Proven statements": totals.provenStatements.toLocaleString("en"),
      "From public sources": totals.fromPublicSources.toLocaleString("en"),
      "Facts from packages": totals.facts.toLocaleString("en"),
      Screenshots: totals.screenshots.toLocaleString("en"),
    });
  });

  it("agrees with the end of each page", () => {
    expect(report.pages.length).toBe(report.totals.pages);
    const sum = (key: string) =>
      report.pages.reduce((all: number, one: Record<string, number>) => all + (one[key] ?? 0), 0);
    expect(sum("statements")).toBe(report.totals.statements);
    expect(sum("provenStatements")).toBe(report.totals.provenStatements);
    expect(sum("fromPublicSources")).toBe(report.totals.fromPublicSources);
    expect(report.pages.flatMap(({ samples }: { samples: unknown[] }) => samples)).toHaveLength(
      report.totals.samples,
    );
  });

  it("has the bugs that the status page lists", () => {
    const links = [...page.querySelectorAll("[aria-labelledby=bugs] a")].map((link) =>
      link.getAttribute("href"),
    );
    const bugs: { issue: string }[] = report.pages.flatMap(
      ({ platformBugs = [] }: { platformBugs?: { issue: string }[] }) => platformBugs,
    );
    expect(bugs.length).toBeGreaterThan(0);
    for (const { issue } of bugs) expect(links).toContain(issue);
  });

  it("has the rows of the facts' files and the screenshots' register", () => {
    const rows = readdirSync("content/data")
      .filter((name) => name.endsWith(".json"))
      .map((name) => JSON.parse(readFileSync(join("content/data", name), "utf8")).rows.length);
    expect(report.totals.facts).toBe(rows.reduce((sum, count) => sum + count, 0));
    const register = readFileSync("content/images/screenshots/screenshots.yaml", "utf8");
    expect(report.totals.screenshots).toBe(register.match(/^- id:/gm)?.length);
  });
});
