import { installScriptProblems } from "../../../../scripts/packages/installScripts";
import { licenseCounts, licenseProblems } from "../../../../scripts/packages/licenses";
import { readLockFile } from "../../../../scripts/packages/lockFile";

const locked = (packages: Record<string, object>) =>
  readLockFile(JSON.stringify({ lockfileVersion: 3, packages: { "": { name: "project" }, ...packages } }));
const under = (license?: string) => locked({ "node_modules/@a/b": { version: "1.0.0", license } });
const reason = "A reason of some length.";
const accepted = { licenses: [{ names: ["MIT", "ISC", "CC0-1.0"], reason }], unnamed: {} };

it.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["MIT AND ISC", true],
  ["MIT AND GPL-3.0-only", false],
  ["GPL-3.0-only", false],
  ["SEE LICENSE IN LICENSE", false],
  ["UNLICENSED", false],
  ["", false],
])("%s is accepted: %s", (license, isAccepted) => {
  const problems = licenseProblems(under(license), accepted);
  expect(problems).toEqual(isAccepted ? [] : [expect.stringContaining(`@a/b 1.0.0 is under ${license}: `)]);
});

it("a package that names none needs an entry, and one that does needs none", () => {
  expect(licenseProblems(under(), accepted)).toEqual([expect.stringContaining("names no license")]);
  expect(licenseProblems(under(), { ...accepted, unnamed: { "@a/b": "MIT" } })).toEqual([]);
  expect(licenseProblems(under(), { ...accepted, unnamed: { "@a/b": "GPL-3.0-only" } })).toHaveLength(1);
  expect(licenseProblems(under("MIT"), { ...accepted, unnamed: { "@a/b": "MIT" } })).toEqual([
    '"unnamed" lists @a/b, which needs no entry: remove it.',
  ]);
});

it("counts what there is", () => {
  const some = locked({
    "node_modules/a": { license: "ISC" },
    "node_modules/b": { license: "MIT" },
    "node_modules/a/node_modules/c": { license: "MIT" },
  });
  expect(licenseCounts(some, accepted)).toEqual([
    ["MIT", 2],
    ["ISC", 1],
  ]);
});

describe("a script that runs at installation", () => {
  const running = locked({ "node_modules/a/node_modules/b": { version: "1.0.0", hasInstallScript: true } });
  const none = locked({ "node_modules/b": { version: "1.0.0" } });

  it("is a problem until it is read, and denied", () => {
    expect(installScriptProblems(running, { installScripts: {} }, {})).toEqual([
      expect.stringContaining("b runs a script when it is installed"),
      expect.stringContaining('write "b": false into allowScripts'),
    ]);
    expect(installScriptProblems(running, { installScripts: { b: reason } }, { b: true })).toHaveLength(1);
    expect(installScriptProblems(running, { installScripts: { b: reason } }, { b: false })).toEqual([]);
  });

  it("is not to be kept in the lists when it is gone", () => {
    expect(installScriptProblems(none, { installScripts: { b: reason } }, { b: false })).toEqual([
      expect.stringContaining("b has no script to run any more"),
    ]);
  });
});
