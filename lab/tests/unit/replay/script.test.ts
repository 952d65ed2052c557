import { readScript } from "../../../runner/replay/script";

const files: Record<string, string> = {
  "page.mdx": `---
title: A page
---

<Steps>

1. Create it:

   <PackageManager command="npx make-it" yarn="yarn make-it" />

2. Start it, and select **Go**:

   <Snippet id="start" />

</Steps>

**Bold** in prose is no step.

\`\`\`bash
$ curl http://localhost/a
printed
\`\`\`

\`\`\`json title="403 Forbidden"
{ "error": 1 }
\`\`\`

\`\`\`json title="200 OK"
{ "data": 2 }
\`\`\`

| Question | Default |
|---|---|
| Sure? | yes |
`,
  "snippets/start.mdx": '---\ntitle: Start\n---\n\n<PackageManager command="npm run develop" />\n',
  "loose.mdx": "---\ntitle: Loose\n---\n\n<Steps>\n\n1. The button **Go**.\n\n</Steps>\n",
  "orphan.mdx": '---\ntitle: Orphan\n---\n\n```json title="200 OK"\n{}\n```\n',
};

const read = (file: string) => readScript(file, (name) => files[name] ?? "");

it("reads commands, steps, and requests in the order of the page, with their lines", () => {
  const at = (line: number) => ({ file: "page.mdx", line });
  const { actions, questions, problems } = read("page.mdx");
  const command = "curl http://localhost/a";
  expect(actions).toEqual([
    {
      ...at(9),
      does: "run",
      commands: { npm: "npx make-it", yarn: "yarn make-it", pnpm: "pnpm dlx make-it" },
    },
    { ...at(11), does: "select", name: "Go", under: null, isOptional: false },
    {
      ...at(13),
      does: "run",
      commands: { npm: "npm run develop", yarn: "yarn develop", pnpm: "pnpm run develop" },
    },
    { ...at(24), does: "request", command, response: { status: 403, body: { error: 1 } } },
    { ...at(28), does: "request", command, response: { status: 200, body: { data: 2 } } },
  ]);
  expect([questions, problems]).toEqual([["Sure?"], []]);
});

it("names the place of a step that can't be replayed", () => {
  expect(read("loose.mdx").problems).toEqual(["loose.mdx:7 The step doesn't say what to do with **Go**."]);
});

it("refuses a response without a request", () => {
  expect(read("orphan.mdx").problems).toEqual([
    "orphan.mdx:5 There is no curl command that this is the response to.",
  ]);
});
