/** Reads a `.dockerignore`. @returns whether a path of the project stays out of the images; the last line that fits decides. */
export function ignoredBy(text: string): (path: string) => boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const rules = lines.map((line) => ({
    isKept: line.startsWith("!"),
    pattern: patternOf(line.replace(/^!/, "").trim()),
  }));
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isKept === false;
}

/** `*` is any part of a name. What lies in a folder goes with it. */
function patternOf(glob: string): RegExp {
  const escaped = glob.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*");
  return new RegExp(`^${escaped}(/|$)`);
}
