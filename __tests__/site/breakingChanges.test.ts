import { readFileSync } from "node:fs";
import { join } from "node:path";
import { breakingChangesPath } from "../../shared/paths";
import { builtPages } from "../support/builtPages.mjs";
import { htmlDocument } from "../support/parse";
import { siteDir } from "../support/siteDir.mjs";

const folder = "/dev-docs/migration/v4-to-v5/breaking-changes";
const pages = builtPages(siteDir);
const changes = pages.filter(({ route }) => route.startsWith(`${folder}/`)).map(({ route }) => route);
const documentOf = (route: string) => htmlDocument(pages.find((page) => page.route === route)?.html ?? "");

it("are all in the file for programs, with what their front matter says", () => {
  const { changes: told } = JSON.parse(readFileSync(join(siteDir, breakingChangesPath), "utf8"));
  expect(changes.length).toBeGreaterThan(0);
  expect(told.map(({ url }: { url: string }) => new URL(url).pathname).sort()).toEqual([...changes].sort());
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
  for (const { earlier = [], ...change } of told) {
    expect(earlier).toEqual(earlier.map(() => version));
    expect(change).toEqual({
      title: expect.any(String),
      description: expect.any(String),
      url: expect.any(String),
      affects: expect.arrayContaining([expect.any(String)]),
      codemods: expect.any(Array),
      commands: expect.any(Array),
      since: version,
      severity: expect.stringMatching(/^(stops|silent|deprecated)$/),
    });
    expect(change.commands).toHaveLength(change.codemods.length);
  }
});

it("are all in the table of their index, which links to the file", () => {
  const index = documentOf(folder);
  const linked = [...index.querySelectorAll("table tbody tr td:first-child a")].map((link) =>
    link.getAttribute("href"),
  );
  for (const route of changes) expect(linked).toContain(route);
  expect(index.querySelector(`a[href$="${breakingChangesPath}"]`)).not.toBeNull();
});

it("say on top of their pages what they concern", () => {
  for (const route of changes) {
    const terms = [...documentOf(route).querySelectorAll("article dl dt")].map(
      ({ textContent }) => textContent,
    );
    expect(terms.slice(0, 4)).toEqual(["Concerns", "Since", "The old form", "Codemod"]);
  }
});
