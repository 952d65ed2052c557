/** nginx serves a site that was built for a path below it, as the site's own server does. */
import { readdirSync } from "node:fs";
import { publish } from "../../scripts/deploy/publish";
import { createSiteServer } from "../../scripts/serve/server.mjs";
import { belowPath, prefix } from "../support/belowPath.mjs";
import { builtFixture } from "../support/builtFixture.mjs";
import { listen } from "../support/listen.mjs";
import { type Nginx, prepareNginx } from "./support/nginx";

jest.setTimeout(600_000);

const compared = [
  "location",
  "content-type",
  "cache-control",
  "content-security-policy",
  "referrer-policy",
  "strict-transport-security",
];

let nginx: Nginx;
let own: Awaited<ReturnType<typeof listen>>;
let script: string | undefined;

beforeAll(async () => {
  const publicDir = await builtFixture(belowPath);
  nginx = await prepareNginx();
  const { places, options, start } = nginx;
  await publish({ from: publicDir, to: places.root, keep: 2, nginx: options, reload: async () => {} });
  await start();
  own = await listen(createSiteServer({ dir: publicDir }));
  script = readdirSync(publicDir).find((file) => /^app-[0-9a-f]+\.js$/.test(file));
});
afterAll(async () => {
  await nginx?.stop();
  own?.close();
});

async function responseOf(origin: string, path: string): Promise<Record<string, string | number | null>> {
  const { status, headers } = await fetch(origin + path, { redirect: "manual" });
  return { status, ...Object.fromEntries(compared.map((name) => [name, headers.get(name)])) };
}

it.each([
  ["/", 200],
  ["/guide/intro", 200],
  ["/guide/intro.md", 200],
  ["/release-notes/atom.xml", 200],
  ["/playground/frame", 200],
  ["/page-data/app-data.json", 200],
  ["/search/data/manifest.json", 200],
  ["/sitemap.xml", 200],
  ["/_headers", 404],
  ["/guide/nothing.png", 404],
])("responds to %s below the path with %i, with the same headers", async (path, status) => {
  const response = await responseOf(nginx.origin, prefix + path);
  expect(response.status).toBe(status);
  const { "content-security-policy": sent, ...others } = response;
  const { "content-security-policy": ours, ...expected } = await responseOf(own.url, prefix + path);
  expect(others).toEqual(expected);
  // A static host's rules depend on URLs; nginx recognizes that a response is a page.
  if (`${response["content-type"]}`.startsWith("text/html") && ours !== null) expect(sent).toBe(ours);
});

it("lets browsers keep what has its hash in its name", async () => {
  const response = await responseOf(nginx.origin, `${prefix}/${script}`);
  expect(response).toMatchObject({ status: 200, "cache-control": "public, max-age=31536000, immutable" });
});

it.each([
  ["/", 302, `${prefix}/`],
  [prefix, 301, `${prefix}/`],
  [`${prefix}/index.html?a=1`, 301, `${prefix}/?a=1`],
  [`${prefix}//`, 301, `${prefix}/`],
  [`${prefix}/guide/intro/`, 301, `${prefix}/guide/intro`],
  [`${prefix}/start/?a=1`, 301, `${prefix}/guide/intro?a=1`],
  [`${prefix}/guide/old`, 301, `${prefix}/guide/code#a-diff`],
])("leads %s on with %i to %s", async (path, status, location) => {
  for (const origin of [nginx.origin, own.url])
    expect(await responseOf(origin, path)).toMatchObject({ status, location });
});

it.each(["/guide/intro", "/some/pathology", "/sitemap.xml", "/_headers", "/404.html"])(
  "has nothing at %s, which lies beside the path",
  async (path) => {
    const responses = [nginx.origin, own.url].map(async (origin) => {
      const response = await fetch(origin + path);
      return [response.status, await response.text()];
    });
    expect(await Promise.all(responses)).toEqual([
      [404, "Not Found"],
      [404, "Not Found"],
    ]);
  },
);
