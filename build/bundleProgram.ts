import { type BuildOptions, build } from "esbuild";

/**
 * Bundles a program that is no part of the site's own bundles, minified and in one text.
 *
 * @param entry its first file
 * @param options of esbuild, beyond those that all such programs have
 * @throws esbuild's error, with file and line
 */
export async function bundleProgram(
  entry: string,
  { define, ...options }: Pick<BuildOptions, "alias" | "define" | "loader">,
): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"', ...define },
  });
  return outputFiles[0]?.text ?? "";
}
