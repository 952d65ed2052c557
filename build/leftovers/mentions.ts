/** Files that can refer to other files. A page's HTML is left out: it mentions only files that its data mentions. */
export const mentioning = /\.(?:css|js|json|md|txt|webmanifest|xml)$|^[^/]+\.html$/;

/**
 * How other files refer to a file: by an image's folder, whose name is a hash (the file name itself can be escaped), or by
 * the number of a static query.
 */
export function placeOf(file: string): string {
  return /^static\/.*\//.exec(file)?.[0] ?? /^page-data\/sq\/d\/(\d+)\.json$/.exec(file)?.[1] ?? file;
}

/** The files that a text refers to, as `placeOf` names them. */
export function mentionsIn(text: string): readonly string[] {
  const pictures = text.match(/static\/(?:[0-9a-f]{5,}\/)+/g) ?? [];
  const queries = /"staticQueryHashes":\[([^\]]*)\]/.exec(text)?.[1]?.match(/\d+/g) ?? [];
  return [...pictures, ...queries];
}
