import { isInstallCurrent } from "../../../scripts/setup/install.mjs";
import { temporaryFolder } from "../../support/temporaryFolder";

const lock = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages });
const installed = "node_modules/.package-lock.json";
const wanted = {
  "": { version: "1.0.0" },
  "node_modules/a": { version: "2.0.0" },
  "node_modules/for-macs": { version: "1.0.0", optional: true },
};

describe("isInstallCurrent", () => {
  it("is true when every package of the lock is there, whatever is missing for other systems", () => {
    const folder = temporaryFolder({
      "package-lock.json": lock(wanted),
      [installed]: lock({ "node_modules/a": { version: "2.0.0" } }),
    });
    expect(isInstallCurrent(folder)).toBe(true);
  });

  it.each([
    ["another version is there", { "node_modules/a": { version: "1.9.0" } }],
    ["a package is missing", {}],
  ])("is false when %s", (_, packages) => {
    const folder = temporaryFolder({ "package-lock.json": lock(wanted), [installed]: lock(packages) });
    expect(isInstallCurrent(folder)).toBe(false);
  });

  it("is false when nothing was installed, or an install broke off", () => {
    const folder = temporaryFolder({
      "package-lock.json": lock(wanted),
      "node_modules/a/package.json": "{}",
    });
    expect(isInstallCurrent(folder)).toBe(false);
  });
});
