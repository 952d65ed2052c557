import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import type { Bundle } from "../gatsby-internals/bundleHash";

/** Gatsby's own lists leave out the parts that several scripts share. */
const file = resolve(".cache", "bundle-names.json");

/** Notes the names of the files that webpack made for browsers. */
export function noteBundles({ assets }: Bundle): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.keys(assets)));
}

/** @returns names relative to the build; throws before webpack has run. */
export function bundleNames(): readonly string[] {
  return z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
}
