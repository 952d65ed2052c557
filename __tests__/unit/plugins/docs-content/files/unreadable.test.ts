import { unreadablePages, withUnreadable } from "../../../../../plugins/docs-content/files/unreadable";
import { expectProblems } from "../../../../support/expectProblems";
import { doc } from "../../../../support/smallSite";
import { temporaryFolder } from "../../../../support/temporaryFolder";

const files = {
  "good.mdx": doc(),
  "bad.mdx": '---\ntitle: "a\n---\nText.',
  "worse.mdx": "---\ntitle: A\ntags: [a\n---\nText.",
  "tags.yaml": "- [",
};

it("names the pages that Gatsby's own parser can't open, each time it is asked", async () => {
  const folder = temporaryFolder(files);
  for (const _time of [1, 2]) {
    expectProblems(unreadablePages(folder, Object.keys(files)), [
      [expect.stringMatching(/^bad\.mdx:\d:1 yaml-syntax$/), "not valid YAML", "Check quotes"],
      [expect.stringMatching(/^worse\.mdx:\d:1 yaml-syntax$/)],
    ]);
  }
});

it("adds them to what is known, but not beside a better message for the same file", () => {
  const problem = (file: string, rule: string) => ({ file, line: 1, column: 1, rule, message: "", mend: "" });
  const known = [problem("a.mdx", "yaml-syntax"), problem("b.mdx", "broken-link")];
  const unreadable = [problem("a.mdx", "yaml-syntax"), problem("b.mdx", "yaml-syntax")];
  expect(withUnreadable(known, unreadable)).toEqual([...known, unreadable[1]]);
});
