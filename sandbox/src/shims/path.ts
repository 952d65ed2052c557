/** Paths as Node spells them. The engine reads no files: they are only put together. */
export const sep = "/";

export function join(...parts: string[]): string {
  return parts.filter((part) => part !== "").join(sep);
}

export function resolve(...parts: string[]): string {
  return join(...parts);
}

export function dirname(path: string): string {
  return path.split(sep).slice(0, -1).join(sep);
}

export function basename(path: string): string {
  return path.split(sep).at(-1) ?? "";
}

export function extname(path: string): string {
  return /\.[^.]*$/.exec(basename(path))?.[0] ?? "";
}

export function relative(_from: string, to: string): string {
  return to;
}

export function isAbsolute(path: string): boolean {
  return path.startsWith(sep);
}

export default { sep, join, resolve, dirname, basename, extname, relative, isAbsolute };
