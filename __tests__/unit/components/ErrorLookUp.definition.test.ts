import { compile } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

it("has texts of its own", () => {
  expectProblems(compile("<ErrorLookUp>\n\nText.\n\n</ErrorLookUp>").problems, [
    ["page.mdx:1:1 error-look-up", "can't contain text", "Close it with />"],
  ]);
});
