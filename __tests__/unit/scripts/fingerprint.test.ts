import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprintOf } from "../../../scripts/command/fingerprint.mjs";
import { temporaryFolder } from "../../support/temporaryFolder";

function project() {
  const root = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  return {
    write,
    fingerprint: (environment = {}, command = "build") => fingerprintOf(root, command, environment),
  };
}

it.each([
  "build/policy/headers.ts",
  "plugins/docs-content/compile/compilePage.ts",
  "shared/paths.ts",
  "src/components/Card/Card.definition.ts",
  "src/components/Card/iconNames.ts",
  "src/playground/live/liveCode.ts",
  "package-lock.json",
])("changes when %s changes", (file) => {
  const { write, fingerprint } = project();
  const before = fingerprint();
  write(file, "1");
  const first = fingerprint();
  write(file, "2");
  expect(new Set([before, first, fingerprint()]).size).toBe(3);
});

it.each(["SITE_URL", "DOCS_CONTENT", "GATSBY_INTERNALS", "SEARCH_PROVIDER"])("changes with %s", (name) => {
  const { fingerprint } = project();
  expect(fingerprint({ [name]: "1" })).not.toBe(fingerprint({ [name]: "2" }));
});

it("changes with the project's place", () => {
  expect(project().fingerprint()).not.toBe(project().fingerprint());
});

it("stays the same when a component's markup, or another variable, changes", () => {
  const { write, fingerprint } = project();
  const before = fingerprint({ HOME: "/a" });
  write("src/components/Card/Card.tsx", "1");
  expect(fingerprint({ HOME: "/b" })).toBe(before);
});

it("differs between a build and `develop` only for a site below a path", () => {
  const { fingerprint } = project();
  const differs = (SITE_URL: string) => fingerprint({ SITE_URL }) !== fingerprint({ SITE_URL }, "develop");
  expect(["https://a.example", "https://a.example/docs"].map(differs)).toEqual([false, true]);
});
