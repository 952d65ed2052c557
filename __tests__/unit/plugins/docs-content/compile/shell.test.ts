import { printedLines } from "../../../../../plugins/docs-content/compile/shell";
import { treeOf } from "../../../../support/compile";

describe("printedLines", () => {
  it.each([
    ["no prompt, no printed lines", ["npm run build", "ready"], []],
    [
      "what follows a command was printed",
      ["$ npm run build", "ready", "", "$ npm start", "done"],
      [1, 2, 4],
    ],
    ["a backslash leads on", ["$ curl -g \\", "  -X POST", "{}"], [2]],
    ["an open quote leads on", ["$ curl -d '{", '  "data": {}', "}'", "201"], [3]],
    ["an escaped quote opens nothing", ["$ echo it\\'s", "it's"], [1]],
    ["a quote within the other kind opens nothing", ['$ echo "it\'s"', "it's"], [1]],
  ])("%s", (_name, lines, printed) => expect([...printedLines(lines)]).toEqual(printed));
});

it("sets printed lines apart, uncolored", () => {
  const [node] = treeOf("```bash\n$ ls\nif then\n```");
  const props = typeof node === "object" && "is" in node ? node.props : {};
  expect(String(props?.html).split("\n")[1]).toBe('<span class="line out">if then</span>');
});
