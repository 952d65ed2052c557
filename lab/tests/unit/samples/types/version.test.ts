import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-api";
import { root } from "../../../../runner/project";

it("types are read with the compiler that checks samples", () => {
  const lock = JSON.parse(readFileSync(join(root, "lab/platform/package-lock.json"), "utf8"));
  expect(lock.packages["node_modules/typescript"].version).toBe(ts.version);
});
