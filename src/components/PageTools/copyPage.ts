/** What became of a click on "Copy": `offline` when the text could not be fetched, `refused` by the browser. */
export type CopyOutcome = "copied" | "offline" | "refused";

/**
 * Copies the text at a URL to the clipboard.
 *
 * @param fetchText and @param writeText are the browser's, replaced in tests.
 */
export async function copyFrom(
  url: string,
  fetchText: (url: string) => Promise<string> = textBehind,
  writeText: (text: string) => Promise<void> = (text) => navigator.clipboard.writeText(text),
): Promise<CopyOutcome> {
  let text: string;
  try {
    text = await fetchText(url);
  } catch {
    return "offline";
  }
  try {
    await writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}

async function textBehind(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}
