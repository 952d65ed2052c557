/** The type of a file, as far as its icon shows it; for some languages, a few letters are clearer than a drawing. */
export type FileKind =
  | "code"
  | "config"
  | "data"
  | "database"
  | "docker"
  | "shell"
  | "text"
  | "TS"
  | "JS"
  | "PY"
  | "GO"
  | "RB"
  | "PHP";

const names: readonly (readonly [kind: FileKind, extensionsAndLanguages: string])[] = [
  ["TS", "ts tsx mts cts typescript"],
  ["JS", "js jsx mjs cjs javascript"],
  ["PY", "py python"],
  ["GO", "go"],
  ["RB", "rb ruby"],
  ["PHP", "php"],
  ["config", "env ini toml lock gitignore dockerignore npmrc yaml yml"],
  ["data", "json json5 jsonc http"],
  ["database", "sql db graphql gql"],
  ["docker", "docker dockerfile"],
  ["shell", "bash sh shell console powershell zsh"],
  ["text", "text txt plaintext log md markdown mdx diff"],
];

const kinds: ReadonlyMap<string, FileKind> = new Map(
  names.flatMap(([kind, words]) => words.split(" ").map((word): [string, FileKind] => [word, kind])),
);

/**
 * The kind of file that code belongs to: by the name in its title where that says it, else by its language.
 *
 * @param title such as `config/server.ts`, `.env.production` or `Dockerfile`; one with spaces is no file's name.
 */
export function fileKind(title: string, lang: string): FileKind {
  const name = /[^/\\]*$/.exec(title)?.[0].toLowerCase() ?? "";
  const parts = name.includes(" ") ? [] : name.split(".").reverse();
  const known = parts.map((part) => kinds.get(part)).find((kind) => kind !== undefined);
  return known ?? kinds.get(lang) ?? "code";
}
