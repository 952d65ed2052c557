interface Issue {
  readonly title: string;
  /** The page's absolute URL. */
  readonly url: string;
  /** Of this documentation. */
  readonly version: string;
  /** What the platform is called, with its version. */
  readonly platform: string;
  readonly helpful: boolean | null;
  readonly comment: string;
}

/**
 * The URL that opens a new issue about a page, with the known details filled in.
 *
 * @param repository its URL.
 */
export function issueUrl(
  repository: string,
  { title, url, version, platform, helpful, comment }: Issue,
): string {
  const lines = [
    comment === "" ? "What is missing, wrong or hard to follow?\n\n" : `${comment}\n`,
    "---",
    `Page: ${title} (${url})`,
    `Documentation: ${version}, for ${platform}`,
    ...(helpful === null ? [] : [`Helpful: ${helpful ? "yes" : "no"}`]),
  ];
  const query = new URLSearchParams({ title: `${title}: `, body: lines.join("\n") });
  return `${repository}/issues/new?${query}`;
}
