import { compile } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

it("takes its messages from the facts alone", () => {
  expectProblems(compile('<ErrorMessages family="upload">\n\nText.\n\n</ErrorMessages>').problems, [
    ["page.mdx:1:1 error-messages", "can't contain text", "Close it with />"],
  ]);
});

it("tells which messages the page lists, and that it needs the facts", () => {
  const { messageLists, references } = compile('Text.\n\n<ErrorMessages family="rest" explained={true} />');
  expect(messageLists).toEqual([{ family: "rest", explained: true, line: 3, column: 1 }]);
  expect(references.facts.map(({ target }) => target)).toEqual(["error-messages"]);
});

it.each([
  "<ErrorMessages />",
  '<ErrorMessages family="" />',
  '<ErrorMessages family="rest" only={[]} />',
  '<ErrorMessages family="rest" explained="yes" />',
])("refuses %s", (body) => {
  expectProblems(compile(body).problems, [["page.mdx:1:1 component-props"]]);
});
