import { temporaryFolder } from "../../../../__tests__/support/temporaryFolder";
import { checkClientFile } from "../../../runner/claims/checkClientFile";

const folder = temporaryFolder({
  "go/check.yaml": "program: go\n",
  "go/main.go": "url.Values{}",
  "dart/main.dart": "Uri()",
});

it("finds parts of a file of a client that is run", () => {
  expect(checkClientFile({ quote: "q", client: "go/main.go", has: "url.Values" }, folder)).toEqual([]);
  expect(
    checkClientFile({ quote: "q", client: "go/main.go", has: ["url.Values", "url.Parse"] }, folder),
  ).toEqual(['go/main.go: expected "url.Parse", which isn\'t there']);
});

it("fails for a file that doesn't exist, and for a client that nothing runs", () => {
  expect(checkClientFile({ quote: "q", client: "go/none.go", has: "a" }, folder)).toEqual([
    "client: there is no file lab/integrations/go/none.go",
  ]);
  expect(checkClientFile({ quote: "q", client: "dart/main.dart", has: "Uri" }, folder)).toEqual([
    "client: nothing runs dart, because lab/integrations/dart has no check.yaml",
  ]);
});
