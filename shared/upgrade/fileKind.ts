import type { SourceFile } from "../sourceFile";

export type FileKind = "package" | "env" | "config" | "schema" | "code";

/** What a file of a project is, by its path in it; undefined for one that the planner doesn't read. */
export function fileKind(path: string): FileKind | undefined {
  if (path === "package.json") return "package";
  if (/^\.env(\.[\w.-]+)?$/.test(path)) return "env";
  if (/\.d\.ts$/.test(path)) return undefined;
  if (/^config\/.+\.(js|ts|cjs|json)$/.test(path)) return "config";
  if (/^src\/(?:.+\/)?content-types\/.+\.json$|^src\/components\/.+\.json$/.test(path)) return "schema";
  return /\.(?:[cm]?js|jsx|tsx?|mts|cts)$/.test(path) ? "code" : undefined;
}

/** Whether a file of a folder is worth reading: its path can begin with folders above the project. */
export function isProjectFile(path: string): boolean {
  const inProject =
    /(?:^|\/)((?:config|src|database|scripts|tests)\/.+|package\.json|\.env[\w.-]*|[^/]+\.[cm]?[jt]s)$/.exec(
      path,
    )?.[1];
  return inProject !== undefined && fileKind(inProject) !== undefined;
}

/** The files with their paths in the project: below the folder of its package.json, if that is among them. */
export function inProject(files: readonly SourceFile[]): SourceFile[] {
  const packages = files.map(({ path }) => path).filter((path) => /(?:^|\/)package\.json$/.test(path));
  const [shortest] = packages.sort((a, b) => a.length - b.length);
  const root = shortest?.slice(0, -"package.json".length) ?? "";
  return files.map(({ path, text }) => ({ text, path: withoutRoot(path, root, text) }));
}

function withoutRoot(path: string, root: string, text: string): string {
  if (path.trim() === "") return guessed(text);
  if (root !== "" && path.startsWith(root)) return path.slice(root.length);
  // A single file, or a folder of the project: what is above config/ and src/ isn't part of it.
  return /(?:^|\/)((?:config|src)\/.+)$/.exec(path)?.[1] ?? path;
}

/** The path of a pasted text, by what it looks like. */
function guessed(text: string): string {
  if (/"(?:dependencies|devDependencies)"\s*:/.test(text)) return "package.json";
  if (/^\s*\{[\s\S]*"attributes"\s*:/.test(text)) return "src/api/pasted/content-types/pasted/schema.json";
  return /^\s*(?:#.*\n\s*)*[A-Z][A-Z0-9_]*=/.test(text) ? ".env" : "";
}
