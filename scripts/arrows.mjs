/**
 * Checks imports against .dependency-cruiser.mjs, and that the picture of them in docs/architecture.md is up to date.
 * `npm run arrows -- --write` draws the picture again.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { cruise } from "dependency-cruiser";
import { forbidden, options } from "../.dependency-cruiser.mjs";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const document = "docs/architecture.md";
const sources = [
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
  ...["bench", "build", "mcp", "plugins", "scripts", "shared", "src"],
  ...["lab/runner", "lab/screenshots", "lab/tests"],
  ...["config", "seed", "src", "tools"].map((folder) => `lab/platform/${folder}`),
  ...["sandbox/bundle", "sandbox/src"],
].filter((path) => existsSync(path));

const { output, exitCode } = await cruise(sources, {
  ...options,
  validate: true,
  ruleSet: { forbidden },
  outputType: "err",
});
console.log(String(output).trim());
if (exitCode > 0) process.exitCode = 1;

if (existsSync(document)) {
  const picture = await draw();
  const text = readFileSync(document, "utf8");
  const drawn = text.replace(/(?<=```mermaid\n)[^`]*/, () => picture);
  if (drawn !== text && values.write) writeFileSync(document, drawn);
  else if (drawn !== text) {
    console.error(`${document}: the picture is out of date. Run "npm run arrows -- --write".`);
    process.exitCode = 1;
  }
}

/** @returns the folders and the arrows between them, in Mermaid's language */
async function draw() {
  const folders = "bench|build|lab|mcp|plugins|sandbox|scripts|shared|src";
  const { output: picture } = await cruise(sources, {
    ...options,
    includeOnly: `^(gatsby-|${folders})`,
    collapse: `^(${folders})`,
    outputType: "mermaid",
  });
  return String(picture).replaceAll(/\n+/g, "\n");
}
