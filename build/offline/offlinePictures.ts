/** As wide as the text on most screens; phones of double density show it sharp, too. */
const wanted = 760;

/** In JSON: a URL of a file that Gatsby has copied, and its width if it is in a `srcset`. */
const pictureUrl = /\/static\/([^\s"\\/]+)\/?[^\s"\\]*\.(?:webp|png|jpe?g|gif|svg|avif)(?: (\d+)w)?/g;

/**
 * URLs of the images in a page's data: for each image the size that most screens show, so that an area with images
 * isn't three times as large as it looks.
 *
 * @param data JSON.
 */
export function picturesIn(data: string): readonly string[] {
  const sizes = new Map<string, { readonly url: string; readonly width: number }[]>();
  for (const [match, picture = "", width] of data.matchAll(pictureUrl)) {
    const [url = ""] = match.split(" ");
    const known = sizes.get(picture) ?? [];
    if (width !== undefined || known.length === 0) known.push({ url, width: Number(width ?? 0) });
    sizes.set(picture, known);
  }
  return [...sizes.values()].map((all) => {
    const ordered = all.sort((a, b) => a.width - b.width);
    return (ordered.find(({ width }) => width >= wanted) ?? ordered.at(-1))?.url ?? "";
  });
}
