import { readFileSync } from "node:fs";
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
    const { pages, verifiedSamples, provenStatements, fromPublicSources } = report.totals;
    expect(figures).toMatchObject({
      Pages: pages.toLocaleString("en"),
      "Verified samples": verifiedSamples.toLocaleString("en"),
      "Proven statements": provenStatements.toLocaleString("en"),
      "From public sources": fromPublicSources.toLocaleString("en"),
    });
  });

  it("agrees with the end of each page", () => {
    expect(report.pages.length).toBe(report.totals.pages);
    const sum = (key: string) =>
      report.pages.reduce((all: number, one: Record<string, number>) => all + (one[key] ?? 0), 0);
    expect(sum("statements")).toBe(report.totals.statements);
    expect(sum("provenStatements")).toBe(report.totals.provenStatements);
    expect(sum("fromPublicSources")).toBe(report.totals.fromPublicSources);
  });
});
