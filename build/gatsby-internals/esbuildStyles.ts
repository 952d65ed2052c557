import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";

/** The palette's colors by name. Only the semantic tokens use them (tokens.css, dark.css, print.css). */
const palette: ReadonlyMap<string, string> = new Map(
  [...readFileSync(join("src", "theme", "palette.css"), "utf8").matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = "", color = ""]) => [name, color],
  ),
);

/**
 * Makes a style sheet small, for css-minimizer-webpack-plugin.
 *
 * @param sheets one sheet by its name
 * @throws esbuild's error, with the line, when the sheet can't be read
 */
export async function minifyStyles(sheets: Readonly<Record<string, string>>) {
  const [[sourcefile, sheet] = ["", ""]] = Object.entries(sheets);
  const { code, warnings } = await transform(withoutPalette(sheet), {
    loader: "css",
    minify: true,
    sourcefile,
    legalComments: "none",
  });
  // esbuild keeps the space before the value of a custom property, and a page has hundreds of them.
  const small = code.trimEnd().replace(/(--[\w-]+): (?=[^;}])/g, "$1:");
  return { code: small, map: "", warnings: warnings.map(({ text }) => text) };
}

/** Replaces the palette's names with their colors. Each page would define 65 names and use each once or twice: 440 bytes. */
function withoutPalette(sheet: string): string {
  return sheet
    .replace(/(--[\w-]+):[^;{}]+;/g, (definition, name) => (palette.has(name) ? "" : definition))
    .replace(/var\((--[\w-]+)\)/g, (use, name) => palette.get(name) ?? use);
}
