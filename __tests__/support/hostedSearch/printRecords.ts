import { recordsFromContent } from "../../../plugins/docs-content/search/fromContent";

/** Prints a content folder's search records as JSON; see records.mjs. */
async function main(content: string): Promise<void> {
  const pages = await recordsFromContent(content);
  process.stdout.write(JSON.stringify(pages.flatMap(({ records }) => records)));
}

void main(process.argv[2] ?? "content");
