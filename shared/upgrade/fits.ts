/** @param pattern a name, with `*` at its end for any ending */
export function fits(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

/** @param pattern a path; `*` stands for anything but a slash, and `**` for anything */
export function fitsPath(pattern: string, path: string): boolean {
  // The positions in the path up to which the parts of the pattern can reach.
  let ends = new Set([0]);
  for (const part of pattern.match(/\*\*|\*|[^*]+/g) ?? []) {
    ends = new Set([...ends].flatMap((start) => endsOf(part, path, start)));
  }
  return ends.has(path.length);
}

function endsOf(part: string, path: string, start: number): readonly number[] {
  if (!part.startsWith("*")) return path.startsWith(part, start) ? [start + part.length] : [];
  const slash = path.indexOf("/", start);
  const last = part === "**" || slash === -1 ? path.length : slash;
  return Array.from({ length: last - start + 1 }, (_, offset) => start + offset);
}
