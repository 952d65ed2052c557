import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { dishes, dishesText } from "../../../../support/factSheet";
import { doc, smallSite } from "../../../../support/smallSite";

const history = JSON.stringify({
  releases: ["5.53.0", "5.54.0"],
  kinds: [
    { name: "dishes", title: "Dishes", first: "5.52", rows: 3, entries: [{ id: "soup", since: "5.54" }] },
  ],
});

const problems = (body: string, changes: Readonly<Record<string, string | undefined>> = {}) =>
  checkContent(
    smallSite({
      "data/dishes.json": dishesText,
      "history.json": history,
      "guide/intro.mdx": doc(body),
      ...changes,
    }),
  ).map(({ file, line, rule, message, fix }) => `${file}:${line} ${rule} ${message} ${fix}`);

describe("an entry", () => {
  it("has nothing to be said of when its fact is there", () => {
    expect(problems('<FactEntry facts="dishes" id="soup" />')).toEqual([]);
  });

  it.each([
    [
      '<FactEntry facts="dishs" id="soup" />',
      /intro.mdx:6 unknown-fact There are no facts "dishs".*Did you mean "dishes"/,
    ],
    [
      '<FactEntry facts="dishes" id="soap" />',
      /intro.mdx:6 fact-entry The facts "dishes" have no row "soap"\. .*Did you mean "soup"/,
    ],
  ])("names what is wrong with %s", (body, expected) => {
    const found = problems(body);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  const spoons = JSON.stringify({
    ...dishes,
    rows: [
      { id: "soup.spoon", group: "soup", name: "spoon" },
      { id: "soup.bowl", group: "soup", name: "bowl" },
    ],
  });
  const parts = {
    "data/dishes.json": JSON.stringify({ ...dishes, members: "spoons" }),
    "data/spoons.json": spoons,
  };

  it("wants a meaning of each part", () => {
    const changes = { ...parts, "data/notes/spoons.yaml": '"*.bowl": Round.\n' };
    expect(problems('<FactEntry facts="dishes" id="soup" />', changes)).toEqual([
      'guide/intro.mdx:6 missing-note The entry lists what "soup" has, but there is no note for "soup.spoon". Write it into data/notes/spoons.yaml.',
    ]);
  });

  it("takes a note on all parts of a name, but not of a name that none has", () => {
    const changes = {
      ...parts,
      "data/notes/spoons.yaml": '"*.bowl": Round.\n"*.spoon": Long.\n"*.spon": Long.\n',
    };
    expect(problems('<FactEntry facts="dishes" id="soup" />', changes)).toEqual([
      'data/notes/spoons.yaml:3 unknown-fact The platform has no "*.spon". Remove the note, or correct its key.',
    ]);
  });
});

describe("a mark", () => {
  it("has nothing to be said of when the history has its fact", () => {
    expect(problems('Hot <Since facts="dishes" id="soup" />.')).toEqual([]);
  });

  it.each([
    [
      '<Since facts="dishs" id="soup" />',
      /intro.mdx:6 since The history has no kind "dishs"\. .*Did you mean "dishes"/,
    ],
    [
      '<Since facts="dishes" id="soap" />',
      /since The history of "dishes" has no "soap"\. .*Did you mean "soup"/,
    ],
    ['<Since facts="dishes" id="cake" />', /since "cake" has been there from the start.*Remove <Since>/],
  ])("names what is wrong with %s", (body, expected) => {
    const found = problems(`Hot ${body}.`);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });
});
