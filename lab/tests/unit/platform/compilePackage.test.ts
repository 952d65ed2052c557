import { existsSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../../__tests__/support/temporaryFolder";
import { compilePackage } from "../../../runner/platform/compilePackage";

/** A project with installed packages, each of which has this install script. */
const project = (scripts: Readonly<Record<string, string>>) =>
  temporaryFolder({
    "package.json": JSON.stringify({ name: "project", dependencies: { ...scripts } }),
    ".npmrc": "ignore-scripts=true",
    ...Object.fromEntries(
      Object.entries(scripts).map(([name, install]) => [
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, version: "1.0.0", scripts: { install } }),
      ]),
    ),
  });

const write = `node -e "require('fs').writeFileSync('made.node', '')"`;

/** What our commands inherit when npm has started them in a folder that ignores scripts. */
beforeEach(() => {
  process.env.npm_config_ignore_scripts = "true";
});
afterEach(() => {
  delete process.env.npm_config_ignore_scripts;
  jest.restoreAllMocks();
});

describe("compilePackage", () => {
  it("has one package run its script, though scripts are ignored, and no other", async () => {
    jest.spyOn(console, "log").mockReturnValue();
    const folder = project({ native: write, other: write });
    await compilePackage(folder, "native", "made.node");
    expect(existsSync(join(folder, "node_modules/native/made.node"))).toBe(true);
    expect(existsSync(join(folder, "node_modules/other/made.node"))).toBe(false);
  });

  it("runs nothing where that has been done", async () => {
    const folder = project({ native: "exit 1" });
    await compilePackage(folder, "native", "package.json");
  });

  it("shows what the package said when it could not", async () => {
    jest.spyOn(console, "log").mockReturnValue();
    const shown = jest.spyOn(console, "error").mockReturnValue();
    const folder = project({ native: "echo no compiler here && exit 1" });
    await expect(compilePackage(folder, "native", "made.node")).rejects.toThrow(
      "native could not be compiled",
    );
    expect(shown).toHaveBeenCalledWith(expect.stringContaining("no compiler here"));
  });
});
