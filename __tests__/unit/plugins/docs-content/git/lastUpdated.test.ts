import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { lastUpdatedByGit, parseLog } from "../../../../../plugins/docs-content/git/lastUpdated";
import { commit, git, repository } from "../../../../support/gitRepository";
import { temporaryFolder } from "../../../../support/temporaryFolder";

describe("parseLog", () => {
  it("takes the newest date of each file", () => {
    const log = "\x002026-03-01T00:00:00Z\n\na.mdx\nb/c.mdx\n\x002026-02-01T00:00:00Z\n\nb/c.mdx\nd.mdx\n";
    expect([...parseLog(log)]).toEqual([
      ["a.mdx", "2026-03-01T00:00:00Z"],
      ["b/c.mdx", "2026-03-01T00:00:00Z"],
      ["d.mdx", "2026-02-01T00:00:00Z"],
    ]);
  });

  it("passes over commits without files, and an empty log", () => {
    expect(parseLog("\x002026-03-01T00:00:00Z\n\x002026-02-01T00:00:00Z\n\na.mdx\n").size).toBe(1);
    expect(parseLog("").size).toBe(0);
  });
});

describe("lastUpdatedByGit", () => {
  const first = "2026-01-01T10:00:00+02:00";
  const second = "2026-02-01T10:00:00+00:00";

  /** A repository with three commits of a content folder. */
  function history(): string {
    const folder = repository();
    commit(folder, first, {
      "content/a.mdx": "1",
      "content/deep/b.mdx": "1",
      "content/gone.mdx": "1",
      "readme.md": "1",
    });
    commit(folder, second, { "content/a.mdx": "2", "content/gone.mdx": null });
    commit(folder, "2026-03-01T10:00:00Z", { "readme.md": "2" });
    return folder;
  }

  it("tells when each file last changed, by its path from the folder", async () => {
    const dates = await lastUpdatedByGit(join(history(), "content"));
    expect(Object.fromEntries(dates)).toEqual({ "a.mdx": second, "deep/b.mdx": first, "gone.mdx": second });
  });

  it("knows nothing of a file that is not committed", async () => {
    const folder = history();
    writeFileSync(join(folder, "content/new.mdx"), "1");
    expect((await lastUpdatedByGit(join(folder, "content"))).has("new.mdx")).toBe(false);
  });

  it("says nothing in a shallow clone: the dates would be those of the clone", async () => {
    const clone = join(temporaryFolder(), "clone");
    git(temporaryFolder(), "clone", "--quiet", "--depth=1", `file://${history()}`, clone);
    expect((await lastUpdatedByGit(join(clone, "content"))).size).toBe(0);
  });

  it("says nothing without a repository, without a commit and without a folder", async () => {
    expect((await lastUpdatedByGit(temporaryFolder({ "a.mdx": "1" }))).size).toBe(0);
    expect((await lastUpdatedByGit(repository())).size).toBe(0);
    expect((await lastUpdatedByGit(join(temporaryFolder(), "none"))).size).toBe(0);
  });
});
