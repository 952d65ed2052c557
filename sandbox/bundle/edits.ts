import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** A change of one file of the bundle. A check must notice it. */
export interface Edit {
  /** The end of the file's path. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly from: string;
  readonly to: string;
}

/** Bundles a file with an edit. @throws esbuild's error when the edit doesn't fit */
export function applyEdit({ file, from, to }: Edit): Plugin {
  let isApplied = false;
  return {
    name: "edit",
    setup({ onEnd, onLoad }) {
      onLoad({ filter: /\.(mjs|ts)$/, namespace: "file" }, async ({ path }) => {
        if (!path.endsWith(file)) return undefined;
        const [before, after, ...more] = (await readFile(path, "utf8")).split(from);
        if (before === undefined || after === undefined || more.length > 0)
          throw new Error(`${file} doesn't contain ${from} once.`);
        isApplied = true;
        return { contents: before + to + after, loader: path.endsWith(".ts") ? "ts" : "js" };
      });
      onEnd(() => {
        if (!isApplied) throw new Error(`${file} isn't in the bundle.`);
      });
    },
  };
}
