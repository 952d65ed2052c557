import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { asideFolder } from "../../build/leftovers/setAside";
import { isWrittenFile } from "../../build/outputs/writtenFiles";
import { buildFixture } from "../../scripts/buildFixture.mjs";
import { filesIn } from "../../scripts/command/filesIn.mjs";
import { builtPages } from "../support/builtPages.mjs";
import { siteDir } from "../support/siteDir.mjs";
import { strayFiles } from "../support/strayFiles";
import { twoOfEach } from "../support/twoOfEach.mjs";

const files = filesIn(siteDir);

/** The names of the bundles that the last build made. */
function bundlesOf(dir: string): string[] {
  const stats = JSON.parse(readFileSync(join(asideFolder(dir), "webpack.stats.json"), "utf8"));
  return Object.keys(stats.assetsByChunkName).sort();
}

describe("the build", () => {
  it("has as many scripts for few pages as for many", async () => {
    const fixture = await buildFixture(twoOfEach);
    expect(fixture.code).toBe(0);
    const few = builtPages(fixture.publicDir).length;
    expect(builtPages(siteDir).length).toBeGreaterThan(2 * few);
    expect(bundlesOf(siteDir)).toEqual(bundlesOf(fixture.publicDir));
  }, 600_000);

  it("writes no file that a redirect could replace, but for pages, their Markdown and what static/ has", () => {
    const own = files.filter(
      (file) => !/\.(html|md)(\.br|\.gz)?$/.test(file) && !existsSync(join("static", file)),
    );
    expect(own.filter((file) => !isWrittenFile(`/${file}`))).toEqual([]);
  });

  it("holds nothing that the site doesn't need", () => {
    expect(strayFiles(siteDir)).toEqual([]);
  });

  it("tells no one where it was made", () => {
    const places = [
      join(process.cwd(), "src"),
      join(process.cwd(), "node_modules"),
      join(process.cwd(), "content"),
      homedir(),
    ];
    const texts = files.filter(
      (file) => /\.(html|js|map|css|json|xml|txt)$/.test(file) || file === "_redirects",
    );
    const telling = texts.filter((file) => {
      const text = readFileSync(join(siteDir, file), "utf8");
      return places.some((place) => text.includes(`${place}/`));
    });
    expect(telling).toEqual([]);
  });
});
