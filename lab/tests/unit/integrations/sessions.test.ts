import { sessionsOf } from "../../../runner/integrations/sessions";

const page = `---
title: A
---

Text.

\`\`\`bash
$ export STRAPI_URL=http://localhost:1337
$ go run . list \\
  easy
Soup (easy)
Page 1 of 1

$ go run . show a
\`\`\`

<Details summary="x">

\`\`\`ts
$ nothing
\`\`\`

\`\`\`sh
$ go run . create "Paste"
Draft a: Paste
\`\`\`

</Details>
`;

it("reads commands with what they print, block by block", () => {
  expect(sessionsOf("a.mdx", page)).toEqual([
    [
      { command: "export STRAPI_URL=http://localhost:1337", output: "", line: 8 },
      { command: "go run . list \\\n  easy", output: "Soup (easy)\nPage 1 of 1", line: 9 },
      { command: "go run . show a", output: "", line: 14 },
    ],
    [{ command: 'go run . create "Paste"', output: "Draft a: Paste", line: 24 }],
  ]);
});
