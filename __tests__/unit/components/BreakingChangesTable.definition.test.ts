import { compile } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

it("takes its rows from front matter alone", () => {
  expectProblems(compile("<BreakingChangesTable>\n\nText.\n\n</BreakingChangesTable>").problems, [
    ["page.mdx:1:1 breaking-changes-table", "can't contain text", "Close it with />."],
  ]);
});
