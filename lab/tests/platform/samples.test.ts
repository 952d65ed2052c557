import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { doc } from "../../../__tests__/support/smallSite";
import { temporaryFolder } from "../../../__tests__/support/temporaryFolder";
import { Failure } from "../../runner/project";
import { checkSamples } from "../../runner/samples/check";
import { recordSamples } from "../../runner/samples/record";

const port = 9131;
const name = "samples-test";

const sound = `<ApiCall path="/api/recipes" query={{ fields: ["title"], pagination: { limit: 2 } }} />

<ApiCall method="POST" path="/api/recipes" as="full-access" body={{ data: { title: "Lemon rice", slug: "lemon-rice" } }} />

<ApiCall path="/api/recipes" query={{ filters: { slug: "lemon-rice" }, fields: ["title"] }} follows />

<ApiCall path="/api/users/me" as="reader" />

<ApiCall path="/api/recipes" query={{ sort: "color" }} expect={400} />

<ApiCall path="/api/recipes" before={[{ run: 'strapi.config.set("api.rest.defaultLimit", 1)' }]} query={{ fields: ["title"] }} />

\`\`\`ts documentService
const recipes = await strapi.documents("api::recipe.recipe").findMany({ limit: 1, fields: ["title"] });
\`\`\`

\`\`\`ts documentService fails
await strapi.documents("api::recipe.recipe").create({ data: { title: "Rice" }, status: "published" });
\`\`\`

\`\`\`graphql graphql variables='{ "limit": 1 }'
query Recipes($limit: Int) { recipes(pagination: { limit: $limit }) { title } }
\`\`\`

\`\`\`ts config title="config/server.ts"
host: env("HOST", "0.0.0.0"),
port: env.int("PORT", 1337),
\`\`\`

\`\`\`ts check title="src/index.ts"
export default { register({ strapi }: { strapi: import("@strapi/strapi").Core.Strapi }) { strapi.log.info("x"); } };
\`\`\`

\`\`\`bash cli
$ npm run strapi -- export --no-encrypt --file backup
\`\`\`
`;

/** One problem per page, as a writer would cause it, and words of its message. */
const problems: Readonly<Record<string, readonly [body: string, line: number, ...words: string[]]>> = {
  undeclared: [
    'Text.\n\n<ApiCall path="/api/recipes" query={{ sort: "color" }} />',
    8,
    "400",
    "expect={400}",
  ],
  declared: ['<ApiCall path="/api/recipes" expect={404} />', 6, "200", "expects 404"],
  key: [
    '```ts config title="config/server.ts"\nexport default {\n  host: "0.0.0.0",\n  prot: 1337,\n};\n```',
    9,
    "prot",
    "does not exist",
  ],
  loader: [
    '```ts config title="config/database.ts"\nthrow new Error("no client");\nexport default {};\n```',
    6,
    "can't load",
    "no client",
  ],
  middleware: [
    '```js config title="config/middlewares.js"\nmodule.exports = ["strapi::corss"];\n```',
    6,
    "strapi::corss",
  ],
  plugin: [
    '```ts config title="config/plugins.ts"\nexport default { grapql: { enabled: true } };\n```',
    6,
    "grapql",
  ],
  flag: [
    "```bash cli\n$ npm run strapi export -- --excludes files\n```",
    6,
    "no option --excludes",
    "--exclude",
  ],
  command: ["```bash cli\n$ npm run strapi route:list\n```", 6, 'no command "route:list"', "routes:list"],
  type: ["```ts check\nconst a = 1;\nstrapi.documents(a);\n```", 8, "ContentType"],
  implicit: [
    '```ts check title="src/policies/open.ts"\nexport default (context) => true;\n```',
    7,
    "'context' implicitly has an 'any' type",
  ],
  library: ['```ts check\nconst a = "x".replaceAll("x", "y");\n```', 7, "'replaceAll' does not exist"],
  panel: [
    '```tsx check title="src/admin/Title.tsx"\nexport const Title = ({ text }) => <h1>{text}</h1>;\n```',
    7,
    "'text' implicitly has an 'any' type",
  ],
  service: [
    '```ts documentService\nawait strapi.documents("api::recipe.recipe").findMany({ status: "publish" });\n```',
    7,
    "publish",
  ],
  field: [
    '```ts documentService\nawait strapi.documents("api::recipe.recipe").findMany({ fields: ["titel"] });\n```',
    7,
    "titel",
  ],
  query: ["```graphql graphql\n{ recipes { titel } }\n```", 6, "has errors", "titel"],
};

const folder = temporaryFolder({
  "guide/sound.mdx": doc(sound),
  ...Object.fromEntries(Object.entries(problems).map(([page, [body]]) => [`guide/${page}.mdx`, doc(body)])),
});
const recordings = join(folder, "guide/sound.samples.json");

async function run(
  command: typeof checkSamples,
  ...wanted: string[]
): Promise<{ wrong: number; text: string }> {
  const lines: string[] = [];
  const wrong = await command(folder, wanted, { port, name, log: (line) => lines.push(line) });
  return { wrong, text: lines.join("\n") };
}

let whatRecordingSaid = "";
beforeAll(async () => {
  const { text } = await run(recordSamples);
  whatRecordingSaid = text;
}, 900_000);

it.each(Object.entries(problems))("refuses %s, at its place", (page, [, line, ...words]) => {
  const place = `guide/${page}.mdx:${line}  `;
  expect(whatRecordingSaid).toContain(place);
  const finding = whatRecordingSaid.slice(whatRecordingSaid.indexOf(place)).split("\n\n")[0];
  for (const word of words) expect(finding).toContain(word);
});

it("records what is sound, and nothing that is not", () => {
  expect(whatRecordingSaid).toContain("Recorded guide/sound.mdx\n12 samples recorded, 1 files changed");
  expect(whatRecordingSaid).not.toMatch(/guide\/sound\.mdx:\d/);
  const { samples } = JSON.parse(readFileSync(recordings, "utf8"));
  expect(Object.values(samples)).toMatchObject([
    {
      kind: "rest",
      strapi: expect.stringMatching(/^5\./),
      response: { status: 200, body: { data: [{}, {}] } },
    },
    { response: { status: 201, body: { data: { title: "Lemon rice" } } } },
    { response: { body: { data: [{ title: "Lemon rice" }] } } },
    { response: { body: { username: "reader" } } },
    { response: { status: 400, body: { error: { name: "ValidationError" } } } },
    { response: { body: { meta: { pagination: { pageSize: 1 } } } } },
    { kind: "documentService", response: { body: [{ title: expect.any(String) }] } },
    { response: { body: { error: { name: "ValidationError" } } } },
    { kind: "graphql", response: { body: { data: { recipes: [{}] } } } },
    { kind: "config" },
    { kind: "types" },
    { kind: "cli" },
  ]);
});

it("finds everything as recorded, and records the same again", async () => {
  const before = readFileSync(recordings, "utf8");
  const { wrong, text } = await run(checkSamples, "guide/sound");
  expect(text).toContain("all as recorded");
  expect(wrong).toBe(0);
  await run(recordSamples, "guide/sound");
  expect(readFileSync(recordings, "utf8")).toBe(before);
});

it("shows how a response differs from a wrong recording", async () => {
  const right = readFileSync(recordings, "utf8");
  writeFileSync(recordings, right.replace('"Roasted pumpkin soup"', '"Roasted pumpkin soap"'));
  const { wrong, text } = await run(checkSamples, "guide/sound");
  writeFileSync(recordings, right);
  expect(wrong).toBe(1);
  expect(text).toContain("guide/sound.mdx:6  GET /api/recipes?fields[0]=title");
  expect(text).toMatch(/- .*"Roasted pumpkin soap"\n.*\+ .*"Roasted pumpkin soup"/);
});

it("says in one sentence that the lab can't be had", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const failure: unknown = await run(checkSamples, "guide/sound").catch((error: unknown) => error);
  await new Promise((resolve) => server.close(resolve));
  expect(failure).toBeInstanceOf(Failure);
  expect(String(failure)).toMatch(/^Error: Port 9131 is in use: [^\n]+\.$/);
});
