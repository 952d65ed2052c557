import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, smallSite, snippet } from "../../../../support/smallSite";

const problemsOf = (body: string, files: Record<string, string> = {}) =>
  checkContent(smallSite({ "guide/intro.mdx": doc(body), ...files }));
const shots = "images/screenshots/screenshots.yaml";
const shot = "- { id: list, alt: The list of all recipes., width: 600, height: 400 }\n";

describe("a term", () => {
  it("is one of the glossary", () => {
    expect(problemsOf('A <Annotation term="document" />')).toEqual([]);
  });

  it("that is not is reported with the nearest one", () => {
    expectProblems(problemsOf('A <Annotation term="documnt" />'), [
      ["guide/intro.mdx:6:3 unknown-term", '"documnt" is not in the glossary', 'Did you mean "document"?'],
    ]);
  });

  it("is not measured by a glossary that can't be read", () => {
    expectProblems(problemsOf('A <Annotation term="x" />', { "glossary.yaml": "- term: x\n" }), [
      ["glossary.yaml:1:3 schema", '"0.definition" is missing'],
    ]);
  });
});

describe("an image", () => {
  it("is a file, in both variants", () => {
    const files = { "images/a/b.svg": "<svg/>", "images/a/c.svg": "<svg/>" };
    expect(problemsOf('<Figure src="a/b.svg" dark="a/c.svg" alt="x" />', files)).toEqual([]);
  });

  it("that is not there is reported", () => {
    expectProblems(problemsOf('<Figure src="a/b.svg" dark="a/c.svg" alt="x" />', { "images/a/B.svg": "" }), [
      ["guide/intro.mdx:6:1 unknown-picture", "no image images/a/b.svg", 'Did you mean "a/B.svg"?'],
      ["guide/intro.mdx:6:1 unknown-picture", "no image images/a/c.svg", "Put the file there."],
    ]);
  });
});

describe("a screenshot", () => {
  const files = {
    [shots]: shot,
    "images/screenshots/list.light.png": "",
    "images/screenshots/list.dark.png": "",
  };

  it("is registered and has two files", () => {
    expect(problemsOf('<Screenshot id="list" />', files)).toEqual([]);
  });

  it("that is not registered is reported", () => {
    expectProblems(problemsOf('Text.\n\n<Screenshot id="lst" />', files), [
      ["guide/intro.mdx:8:1 unknown-screenshot", 'no screenshot "lst"', shots, 'Did you mean "list"?'],
    ]);
  });

  it("whose files are missing is reported where it is registered", () => {
    expectProblems(
      problemsOf("Text.", {
        [shots]: `${shot}${shot.replace("list,", "form,")}`,
        "images/screenshots/form.light.png": "",
      }),
      [
        [`${shots}:1:3 screenshot-file`, "images/screenshots/list.light.png is missing"],
        [`${shots}:1:3 screenshot-file`, "images/screenshots/list.dark.png is missing"],
        [
          `${shots}:2:3 screenshot-file`,
          "images/screenshots/form.dark.png is missing",
          "Take the screenshot",
        ],
      ],
    );
  });
});

describe("an animation", () => {
  it("has two files, too", () => {
    const moving = `${shot.replace(" }", ", motion: { seconds: 6, says: The first row is dragged down. } }")}`;
    const stills = { "images/screenshots/list.light.png": "", "images/screenshots/list.dark.png": "" };
    expectProblems(
      problemsOf("Text.", { [shots]: moving, ...stills, "images/screenshots/list.light.webp": "" }),
      [[`${shots}:1:3 screenshot-file`, "images/screenshots/list.dark.webp is missing"]],
    );
  });
});

describe("a number on a screenshot", () => {
  const hotspots =
    "- { id: list, alt: The list of all recipes., width: 6, height: 4, hotspots: [{ x: 1, y: 1, says: Add }] }";
  const files = {
    [shots]: hotspots,
    "images/screenshots/list.light.png": "",
    "images/screenshots/list.dark.png": "",
  };

  it("is one of the image, which is on the page", () => {
    expect(problemsOf('<Screenshot id="list" />\n\nA <Mark image="list" number={1} />', files)).toEqual([]);
  });

  it("that the image lacks is reported", () => {
    expectProblems(problemsOf('<Screenshot id="list" />\n\nA <Mark image="list" number={2} />', files), [
      ["guide/intro.mdx:8:3 unknown-mark", "No image on this page has this number", "image-list-1"],
    ]);
  });

  it("of an image on another page is reported", () => {
    expectProblems(problemsOf('A <Mark image="list" number={1} />', files), [
      ["guide/intro.mdx:6:3 unknown-mark", "Show the screenshot on the page"],
    ]);
  });
});

describe("a partial", () => {
  it("that is not there is reported", () => {
    expectProblems(problemsOf('- x\n\n  <Snippet id="prt" />', { "snippets/part.mdx": snippet("Text.") }), [
      [
        "guide/intro.mdx:8:3 unknown-snippet",
        'no snippet "prt"',
        "Write snippets/prt.mdx first.",
        'Did you mean "part"?',
      ],
    ]);
  });

  it("that is not there is reported in a partial, too", () => {
    expectProblems(problemsOf("Text.", { "snippets/part.mdx": snippet('<Snippet id="none" />') }), [
      ["snippets/part.mdx:5:1 unknown-snippet"],
    ]);
  });
});
