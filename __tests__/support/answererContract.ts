import { buildIndex } from "../../build/search/buildIndex";
import { libraryOf } from "../../scripts/search/library";
import type { Answer, Answerer, Question } from "../../src/ask/answerer";
import { passages } from "../../src/search/local/passages";
import { contractRecords } from "./searchRecords";

/** What answerers of tests look for passages in: `contractRecords`. */
export async function passageFinder() {
  const paths = [...new Set(contractRecords.map(({ url_without_anchor }) => url_without_anchor))];
  const pages = paths.map((path) => contractRecords.filter((record) => record.url_without_anchor === path));
  const library = await libraryOf(buildIndex(pages, []));
  return (text: string, limit: number) =>
    passages(text, { limit, facetFilters: ["language:en", "docs_tag:docs-current"] }, library);
}

/** All results, the last of which is complete. */
export async function answersTo(
  answerer: Answerer,
  text: string,
  earlier: Question["earlier"] = [],
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for await (const answer of answerer.answer({ text, earlier }, new AbortController().signal))
    answers.push(answer);
  return answers;
}

/** The behavior that the panel relies on, with every provider. Each answers from `contractRecords`. */
export function itKeepsTheAskContract(connect: () => Promise<Answerer>): void {
  const last = async (text: string, earlier: Question["earlier"] = []) => {
    const answers = await answersTo(await connect(), text, earlier);
    const answer = answers.at(-1);
    if (!answer) throw new Error("no answer");
    return answer;
  };

  it("names the sections that it was made from", async () => {
    const { parts, sources } = await last("When do pears ripen?");
    expect(parts.length).toBeGreaterThan(0);
    expect(sources).toContainEqual({
      number: 1,
      page: "Growing pears",
      section: "More of it",
      url: "/guide/pears#more",
    });
  });

  it("cites each source once, by ascending number, and no other version or language", async () => {
    const { sources } = await last("What do apples need?");
    const numbers = sources.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(sources.map(({ url }) => url)).not.toContain("/v4/guide/apples#more");
    expect(sources.map(({ url }) => url)).not.toContain("/fr/guide/pommes#more");
  });

  it("says nothing where nothing fits", async () => {
    expect(await last("How do I repair a zeppelin?")).toEqual({ parts: [], sources: [] });
  });

  it("understands a question that goes on from the one before", async () => {
    const { sources } = await last("And off the tree?", [{ question: "When do pears ripen?", answer: "" }]);
    expect(sources.map(({ url }) => url)).toContain("/guide/pears#more");
  });

  it("ends without an error when it is stopped", async () => {
    const stop = new AbortController();
    const answerer = await connect();
    stop.abort();
    const answers: Answer[] = [];
    for await (const answer of answerer.answer({ text: "pears ripen", earlier: [] }, stop.signal))
      answers.push(answer);
    expect(answers).toEqual([]);
  });

  it.each([
    ["nothing", ""],
    ["blanks", "   "],
    ["10,000 characters", "apples ".repeat(1429)],
    ["markup", "<img src=x onerror=alert(1)><script>alert(1)</script>"],
    ["right-to-left text", "تفاح التفاح"],
    ["emoji", "🍎👩‍🌾"],
    ["only punctuation", "?!…()[]{}*.\\/^$|+"],
    ["half a surrogate pair", "\ud83c"],
    ["names of built-in properties", "__proto__ constructor toString"],
  ])("answers %s without an error", async (_, text) => {
    const { parts, sources } = await last(text);
    expect(parts.length === 0).toBe(sources.length === 0);
  });
}
