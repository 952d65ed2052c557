import { type BuildOptions, build } from "esbuild";

/**
 * Bundles a program that isn't part of the site's own bundles: minified, as one string.
 *
 * @param entry its first file
 * @param options of esbuild, in addition to those that all such programs share
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
