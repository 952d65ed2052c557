import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { readDrawing } from "../../../../../plugins/docs-content/files/readDrawing";
import { expectProblems } from "../../../../support/expectProblems";
import { smallSite } from "../../../../support/smallSite";

const file = "images/a.svg";
const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"${attributes}>\n  ${inside}\n</svg>\n`;
const problemsOf = (text: string) => readDrawing(file, text).problems;

it.each([
  [
    "shapes, text, and styles",
    svg('<style>.a { fill: url(#b) }</style><path class="a" d="M0 0" /><text>x &lt; y</text>'),
  ],
  [
    "what an editor begins a file with",
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n${svg("<g />")}`,
  ],
  ["parts of itself and a photo", svg('<use href="#a" /><image href="data:image/png;base64,iVBORw0=" />')],
  ["a filter", svg('<filter id="f"><feGaussianBlur stdDeviation="2" /></filter>')],
])("takes %s", (_, text) => {
  expect(problemsOf(text)).toEqual([]);
});

it.each([
  ["a script", svg("<script>alert(1)</script>"), "2:3", "<script>"],
  [
    "a script under another name",
    svg('<x:script xmlns:x="http://www.w3.org/2000/svg" />'),
    "2:3",
    "<x:script>",
  ],
  ["HTML", svg("<foreignObject><p>x</p></foreignObject>"), "2:3", "<foreignObject>"],
  ["a handler", svg("<g />", ' onload="alert(1)"'), "1:58", "the handler onload"],
  ["a handler in odd case, across lines", svg("<g\n onClick =\n'alert(1)' />"), "3:1", "onClick"],
  ["a link", svg('<a href="#b">x</a>'), "2:3", "<a>"],
  ["a file from elsewhere", svg('<image href="https://evil.example/x" />'), "2:9", "https://evil.example/x"],
  ["a drawing within", svg('<image xlink:href="data:image/svg+xml,x" />'), "2:15", "data:image/svg+xml"],
  ["a URL spelled in numbers", svg('<use href="&#106;avascript:x" />'), "2:7", "javascript:x"],
  ["what sets a URL later", svg('<set attributeName="x" to="y" />'), "2:3", "<set>"],
  [
    "a fill from elsewhere",
    svg('<rect fill="u&#x72;l( https://evil.example/x)" />'),
    "2:15",
    "https://evil.example/x",
  ],
  ["a style sheet from elsewhere", svg("<style>@import 'x';</style>"), "2:10", "@import"],
  ["entities", `<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg("&a;")}`, "1:1", "a declaration"],
  ["a style sheet that is named above", `<?xml-stylesheet href="x"?>\n${svg("")}`, "1:1", "a declaration"],
  [
    "another encoding, in which it may say anything",
    `<?xml version="1.0" encoding="UTF-7"?>\n${svg("")}`,
    "1:1",
    "a declaration",
  ],
])("rejects %s", (_, text, place, what) => {
  const [first] = problemsOf(text);
  expectProblems(first ? [first] : [], [[`${file}:${place} picture-content`, what, "plain SVG"]]);
});

it("is asked for every SVG of a site, also where no page shows it", () => {
  const model = smallSite({
    [file]: svg("<script />"),
    "images/b/C.SVG": svg("<a />"),
    "images/c.png": "<script />",
  });
  expectProblems(checkContent(model), [
    ["images/a.svg:2:3 picture-content"],
    ["images/b/C.SVG:2:3 picture-content"],
  ]);
});
