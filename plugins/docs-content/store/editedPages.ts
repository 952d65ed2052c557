import { type PageSource, pageSource } from "../files/pageSource";
import { readPageSource, type SourcePage } from "../files/readPage";

/** A page as it was compiled to show an edit. */
interface EditedPage {
  readonly text: string;
  readonly source: PageSource;
  readonly page: SourcePage;
}

/** The last edit of each file. `develop` shows an edit before Gatsby creates its nodes: the page is compiled once for both. */
const edits = new Map<string, EditedPage>();

/** Compiles a page to show it, unless this text of it is compiled already. */
export function readEditedPage(file: string, text: string): SourcePage {
  const known = edits.get(file);
  if (known?.text === text) return known.page;
  const source = pageSource(text);
  const page = readPageSource(file, source);
  edits.set(file, { text, source, page });
  return page;
}

/** A page's text, taken apart. An edit that was shown is not taken apart again. */
export function sourceOfText(text: string): PageSource {
  const known = [...edits.values()].find((edit) => edit.text === text);
  return known?.source ?? pageSource(text);
}

/** The page of a source. An edit that was shown is not compiled again. */
export function pageOfSource(file: string, source: PageSource): SourcePage {
  const known = edits.get(file);
  return known?.source === source ? known.page : readPageSource(file, source);
}
