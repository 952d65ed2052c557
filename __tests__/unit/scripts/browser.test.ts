import { chmodSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findInstalledBrowser, launchArguments } from "../../../scripts/browser/find.mjs";
import { temporaryFolder } from "../../support/temporaryFolder";

function folderWith(...programs: string[]): string {
  const folder = temporaryFolder(Object.fromEntries(programs.map((name) => [name, "#!/bin/sh\n"])));
  for (const name of programs) chmodSync(join(folder, name), 0o755);
  return folder;
}

describe("findInstalledBrowser", () => {
  it("prefers the one that CHROME names", () => {
    const [mine, installed] = [folderWith("my-chrome"), folderWith("chromium")];
    expect(findInstalledBrowser({ CHROME: join(mine, "my-chrome"), PATH: installed })).toBe(
      join(mine, "my-chrome"),
    );
  });

  it("finds one on the path, Chromium first", () => {
    const [a, b] = [folderWith("google-chrome"), folderWith("chromium")];
    expect(findInstalledBrowser({ PATH: [a, b].join(delimiter) })).toBe(join(b, "chromium"));
  });

  it("takes no file that can't be run", () => {
    const folder = temporaryFolder({ chromium: "" });
    expect(findInstalledBrowser({ CHROME: "/no/such/file", PATH: folder })).not.toBe(
      join(folder, "chromium"),
    );
  });
});

describe("launchArguments", () => {
  it("leaves the sandbox on for everyone but root", () => {
    expect(launchArguments(false)).not.toContain("--no-sandbox");
    expect(launchArguments(true)).toContain("--no-sandbox");
  });
});
