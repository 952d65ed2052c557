import { compile } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

it("has texts of its own", () => {
  expectProblems(compile("<ErrorLookUp>\n\nText.\n\n</ErrorLookUp>").problems, [
    ["page.mdx:1:1 error-look-up", "holds text", "Close it with />"],
  ]);
});
