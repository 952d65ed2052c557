/**
 * A full disk at the worst moments. A limit on the size of files (`ulimit -f`) simulates it: writing fails at
 * the same place and in the same way, and no test needs its own disk.
 */
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../../scripts/command/filesIn.mjs";
import { run } from "../../../scripts/command/run.mjs";
import { placesIn } from "../../../scripts/deploy/places";
import { currentRelease, publish, releasesIn } from "../../../scripts/deploy/publish";
import { temporaryFolder } from "../../support/temporaryFolder";

jest.setTimeout(60_000);

const rules = {
  "index.html": "<!doctype html>",
  _headers: "/*\n  Referrer-Policy: no-referrer\n/\n  Content-Security-Policy: default-src 'none'\n",
  _redirects: "",
};

/** A shell's block is 512 or 1024 bytes. */
const withFilesUpTo = (blocks: number, args: readonly string[]) =>
  run("sh", ["-c", `ulimit -f ${blocks} && exec "$0" "$@"`, process.execPath, ...args], { quiet: true });

const publishTo = (to: string, from: string) =>
  publish({
    from,
    to,
    keep: 3,
    nginx: { listen: "8080", accessLog: "off", brotliModule: undefined },
    reload: async () => {},
  });

it("publishing leaves the old release as it is, and no half of a new one", async () => {
  const to = temporaryFolder();
  const first = await publishTo(to, temporaryFolder(rules));
  const before = filesIn(to);
  const from = temporaryFolder({ ...rules, "a.txt": "a", "b.txt": "b" });
  writeFileSync(join(from, "photo.webp"), randomBytes(4_000_000));

  const command = ["scripts/cli.mjs", "publishSite", "--from", from, "--to", to];
  const { code, output } = await withFilesUpTo(2000, command);
  expect(
    output
      .split("\n")
      .filter((line) => line !== "")
      .at(-1),
  ).toBe(
    `${from} could not be published to ${to}: a file would be larger than this process may write. ` +
      `Raise the limit (ulimit -f), then try again. Release ${first} is served.`,
  );
  expect(code).toBe(1);
  expect(filesIn(to)).toEqual(before);
  const places = placesIn(to);
  expect([currentRelease(places), releasesIn(places)]).toEqual([first, [first]]);
  expect(readdirSync(places.releases)).toEqual([first]);

  const second = await publishTo(to, from);
  expect([currentRelease(places), releasesIn(places)]).toEqual([second, [first, second]]);
});

it("a first publication that fails says that nothing is served", async () => {
  const [from, to] = [temporaryFolder(rules), temporaryFolder()];
  writeFileSync(join(from, "photo.webp"), randomBytes(4_000_000));
  const command = ["scripts/cli.mjs", "publishSite", "--from", from, "--to", to];
  const { code, output } = await withFilesUpTo(2000, command);
  expect(output).toContain("Nothing is served yet.");
  expect(code).toBe(1);
  expect(filesIn(to)).toEqual([]);
});

it("compressing leaves the build as it is, and no half of a file", async () => {
  const page = randomBytes(1_000_000).toString("hex");
  const dir = temporaryFolder({ ...rules, "a.html": page, "b.html": page });
  const { code, output } = await withFilesUpTo(500, ["scripts/cli.mjs", "precompress", "--dir", dir]);
  expect(output.trim()).toBe(
    `No compressed files could be put into ${dir}: a file would be larger than this process may write. ` +
      "Raise the limit (ulimit -f), then try again. The build itself is whole.",
  );
  expect(code).toBe(1);
  expect(filesIn(dir)).toEqual([...Object.keys(rules), "a.html", "b.html"].sort());
  expect(readFileSync(join(dir, "a.html"), "utf8") === page).toBe(true);
});
