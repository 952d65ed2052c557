import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isListed } from "../../../src/consent/stored";

/** What looks like a key of this site's: `docs.sidebar`, or `docs.tabs.` before something. */
const keyPattern = /["'`](docs\.[\w.]+|__DOCSEARCH_[A-Z_]+__)/g;

it("tells of every key that the code stores something under", () => {
  const files = ["src", "shared"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file));
  const keys = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(keyPattern)].map(([, key = ""]) => key),
  );
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => !isListed(key))).toEqual([]);
});

it("understands a key with a rest", () => {
  const entries = [{ keys: ["a", "b.*"], what: "", until: "erased" as const }];
  expect(["a", "b.c"].every((key) => isListed(key, entries))).toBe(true);
  expect(["ab", "b", "c"].some((key) => isListed(key, entries))).toBe(false);
});
