import { searchContent } from "../../../plugins/docs-content/search/pageRecords";

/** Prints a content folder's search records as JSON; see records.mjs. */
async function main(content: string): Promise<void> {
  const { pages } = await searchContent(content);
  process.stdout.write(JSON.stringify(pages.flatMap(({ records }) => records)));
}

void main(process.argv[2] ?? "content");
