import { unlessMissing } from "../unreachable";
import type { Identifier } from "./identifier";
import type { Library } from "./library";
import { matchNames, type NameMatch } from "./nameMatch";
import { matchPage } from "./pageMatch";
import type { RankedPage } from "./pageScores";
import type { QueryWord } from "./queryWord";
import { type RankedSection, rankSections } from "./sectionScores";
import { matchWhole } from "./wholeIdentifier";

/** A page that was looked into. */
export interface NearPage extends NameMatch {
  readonly page: RankedPage;
  /** The best first; none when its text can't be had. */
  readonly sections: readonly RankedSection[];
  /** How well its title and keywords contain the identifier that is the whole query; 0 if they don't. */
  readonly whole: number;
}

/** Finds the sections and names of a page that fit a query. */
export async function lookInto(
  page: RankedPage,
  library: Pick<Library, "textOf">,
  words: readonly QueryWord[],
  identifier: Identifier | undefined,
): Promise<NearPage> {
  const text = await library.textOf(page.page).catch(unlessMissing);
  if (!text) return { page, sections: [], whole: 0, title: 0, name: 0 };
  const match = matchPage(words, text);
  const ranked = rankSections(text, words, match);
  const fit = matchNames(text, words, match);
  if (!identifier) return { page, sections: ranked, whole: 0, ...fit };
  const { names, sections } = matchWhole(identifier, text, ranked);
  return { page, sections, whole: names, ...fit };
}
