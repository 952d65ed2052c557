import { compile } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

it("takes its terms from the register alone", () => {
  expectProblems(compile("<Glossary>\n\nText.\n\n</Glossary>").problems, [
    ["page.mdx:1:1 glossary", "can't contain text", "Close it with />"],
  ]);
});

it("tells which terms the page lists, so that they are checked and can be linked", () => {
  const { glossaries, references } = compile('Text.\n\n<Glossary only={["draft", "entry"]} />');
  expect(glossaries).toEqual([{ only: ["draft", "entry"], line: 3, column: 1 }]);
  expect(references.terms.map(({ target }) => target)).toEqual(["draft", "entry"]);
});

it.each(["<Glossary only={[]} />", '<Glossary only="draft" />', '<Glossary terms={["draft"]} />'])(
  "refuses %s",
  (body) => {
    expectProblems(compile(body).problems, [["page.mdx:1:1 component-props"]]);
  },
);
