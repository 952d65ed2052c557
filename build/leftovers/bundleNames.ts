import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";

/** Gatsby's own lists leave out the parts that several scripts share. */
const file = resolve(".cache", "bundle-names.json");

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly hooks: { readonly done: { tap(name: string, act: (stats: Stats) => void): void } };
}

interface Stats {
  readonly compilation: { readonly assets: Readonly<Record<string, unknown>> };
}

/** A plugin of webpack's: notes the names of the files that webpack made for browsers. */
export const noteBundles = {
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap("NoteBundles", ({ compilation }) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.keys(compilation.assets)));
    }),
};

/** @returns names relative to the build; throws before webpack has run. */
export function bundleNames(): readonly string[] {
  return z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
}
