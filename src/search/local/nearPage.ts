import { unlessMissing } from "../unreachable";
import type { Library } from "./library";
import { matchNames, type NameMatch } from "./nameMatch";
import { matchPage } from "./pageMatch";
import type { RankedPage } from "./pageScores";
import type { QueryWord } from "./queryWord";
import { type RankedSection, rankSections } from "./sectionScores";

/** A page that was looked into. */
export interface NearPage extends NameMatch {
  readonly page: RankedPage;
  /** The best first; none when its text can't be had. */
  readonly sections: readonly RankedSection[];
}

/** Looks into a page's text for the sections and names that fit a query. */
export async function lookInto(
  page: RankedPage,
  library: Pick<Library, "textOf">,
  words: readonly QueryWord[],
): Promise<NearPage> {
  const text = await library.textOf(page.page).catch(unlessMissing);
  if (!text) return { page, sections: [], title: 0, name: 0 };
  const match = matchPage(words, text);
  return { page, sections: rankSections(text, words, match), ...matchNames(text, words, match) };
}
