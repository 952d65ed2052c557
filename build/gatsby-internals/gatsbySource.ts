import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { expectShape, type Seam } from "./seams";

/** The require function of the gatsby package, in the version that this project has. */
export function gatsbyRequire(): NodeJS.Require {
  return createRequire(createRequire(resolve("package.json")).resolve("gatsby/package.json"));
}

/**
 * For seams whose other side runs in browsers or in a bundle: reads one of Gatsby's files, and stops the build if it lacks
 * one of the strings.
 *
 * @param file relative to the gatsby package
 * @param texts strings that the seam depends on
 */
export function expectInGatsby(seam: Seam, file: string, texts: readonly string[]): void {
  const source = readFileSync(resolve(dirname(gatsbyRequire().resolve("gatsby/package.json")), file), "utf8");
  for (const text of texts) expectShape(source.includes(text), seam, `Gatsby's ${file} has ${text}.`);
}
