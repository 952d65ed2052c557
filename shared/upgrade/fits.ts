/** @param pattern a name, with `*` at its end for any ending */
export function fits(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

/** A pattern of paths: `*` stands for anything but a slash, and `**` for anything. */
export function fitsPath(pattern: string, path: string): boolean {
  const source = pattern.replace(/\*\*|\*|[^*]+/g, (part) => {
    if (part === "**") return ".*";
    return part === "*" ? "[^/]*" : part.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${source}$`).test(path);
}
