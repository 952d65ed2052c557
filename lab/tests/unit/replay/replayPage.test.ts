import { freePort } from "../../../runner/project";
import { replayPage } from "../../../runner/replay/replayPage";
import { readScript } from "../../../runner/replay/script";

/** A page whose reader creates a folder with a server in it, and starts the server. */
const page = (goThere: string) => `---
title: A small server
---

\`\`\`bash
$ mkdir saffron
$ echo '{ "scripts": { "develop": "node server.js" } }' > saffron/package.json
$ echo 'console.log("It serves"); require("http").createServer((_, r) => r.end("{}")).listen(process.env.PORT)' > saffron/server.js
${goThere}
$ npm run develop
\`\`\`

<Steps>

1. The terminal shows \`It serves\`.

</Steps>

\`\`\`bash
$ curl http://localhost:1337
\`\`\`

\`\`\`json title="200 OK"
{}
\`\`\`
`;

async function replay(text: string): Promise<string | null> {
  const script = readScript("fixture.mdx", () => text);
  const port = await freePort(0);
  const newPanel = () => Promise.reject(new Error("This page opens no panel."));
  return replayPage(script, { manager: "npm", tools: "/none", port, newPanel, log: () => undefined });
}

it("follows a page", async () => {
  expect(await replay(page("$ cd saffron"))).toBeNull();
}, 30_000);

it("fails at the command that needs the folder, where the page doesn't go there", async () => {
  const failure = await replay(page("$ cd ."));
  expect(failure).toContain('fixture.mdx:5 npm run develop: "npm run develop" ended with code');
}, 30_000);

it("fails where the response is another one", async () => {
  const failure = await replay(page("$ cd saffron").replace("\n{}\n", '\n{ "data": 1 }\n'));
  expect(failure).toContain("/data: the page shows 1, the response has undefined");
}, 30_000);
