import { callOf } from "../../../../runner/samples/cli/programs";

const scripts = { develop: "strapi develop", strapi: "strapi", upgrade: "npx @strapi/upgrade latest" };
const call = (line: string) => callOf(line.split(" "), scripts);

it.each([
  ["strapi version", "strapi", ["version"]],
  ["npx strapi routes:list", "strapi", ["routes:list"]],
  ["npm run strapi routes:list", "strapi", ["routes:list"]],
  ["npm run strapi -- export --no-encrypt", "strapi", ["export", "--no-encrypt"]],
  ["npm run develop -- --debug", "strapi", ["develop", "--debug"]],
  ["npm run develop", "strapi", ["develop"]],
  ["yarn develop --debug", "strapi", ["develop", "--debug"]],
  ["yarn strapi version", "strapi", ["version"]],
  ["pnpm run strapi version", "strapi", ["version"]],
  ["npm run upgrade -- --dry", "@strapi/upgrade", ["latest", "--dry"]],
  ["npx --yes create-strapi@latest app --ts", "create-strapi", ["app", "--ts"]],
  ["npx create-strapi-app@5.54.0 app", "create-strapi-app", ["app"]],
  ["yarn create strapi app", "create-strapi", ["app"]],
  ["pnpm dlx @strapi/upgrade@5.0.0 minor", "@strapi/upgrade", ["minor"]],
])("sees what %p runs", (line, name, args) => {
  expect(call(line)).toMatchObject({ name, args });
});

it.each([
  "npm install pg",
  "npm ci",
  "yarn add pg",
  "yarn",
  "cd app",
  "curl http://x",
  "npx http-server",
  "npm view x",
])("leaves %p alone", (line) => expect(call(line)).toBeNull());

it.each([
  ["npm run nothing", 'no script "nothing"', "develop, strapi, upgrade"],
  ["npm start", 'no script "start"'],
  ["npx @strapi/sdk-plugin init", "no program @strapi/sdk-plugin"],
  ["terraform apply", 'doesn\'t know the command "terraform"'],
])("can't tell what %p runs", (line, ...words) => {
  for (const word of words) expect(call(line)).toContain(word);
});
