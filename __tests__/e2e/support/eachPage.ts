import { expect, test } from "@playwright/test";

/**
 * Looks at several pages, one after the other, in one tab: measured, that takes half the CPU time of a test for each, because the scripts
 * are cached and the tab keeps its process. A page that fails doesn't hide the others.
 *
 * @param look opens the page, and expects something of it
 */
export async function eachPage(urls: readonly string[], look: (url: string) => Promise<void>): Promise<void> {
  // As long as so many tests could take.
  test.setTimeout(test.info().timeout * urls.length);
  const failures: string[] = [];
  for (const url of urls)
    await test.step(url, () => look(url)).catch((error: Error) => failures.push(`${url}: ${error.message}`));
  expect(failures).toEqual([]);
}
