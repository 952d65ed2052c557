import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { request, type Server } from "node:http";
import { join } from "node:path";
import { publish } from "../../scripts/deploy/publish";
import { precompress } from "../../scripts/precompress/precompress.mjs";
import { createSiteServer } from "../../scripts/serve/server.mjs";
import { builtPages } from "../support/builtPages.mjs";
import { siteDir } from "../support/siteDir.mjs";
import { type Nginx, prepareNginx } from "./support/nginx";

/** What a server says to a request; what both servers of the site have to say alike. */
interface ServedResponse {
  readonly status: number | undefined;
  readonly [header: string]: string | number | string[] | undefined;
}

const policy = "content-security-policy";
const compared = [
  "location",
  "content-type",
  policy,
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "strict-transport-security",
  "x-content-type-options",
];

let nginx: Nginx;
let server: Server;
let serverOrigin: string;

beforeAll(async () => {
  if (!existsSync(join(siteDir, "_headers")))
    throw new Error(`There is no built site in ${siteDir}: run npm run build first.`);
  nginx = await prepareNginx();
  await precompress(siteDir);
  const { places, options, start } = nginx;
  await publish({ from: siteDir, to: places.root, keep: 2, nginx: options, reload: async () => {} });
  await start();
  server = createSiteServer({ dir: siteDir }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  serverOrigin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});

afterAll(async () => {
  await nginx?.stop();
  server?.close();
  server?.closeAllConnections();
});

/** Without what fetch does to a URL before it sends it. */
async function ask(origin: string, path: string, headers: Record<string, string> = {}, method = "GET") {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, headers, method }).end();
  const [response] = await once(sent, "response");
  const chunks: Buffer[] = await response.toArray();
  const names: string[] = response.rawHeaders.filter((_: string, index: number) => index % 2 === 0);
  return { status: response.statusCode, headers: response.headers, names, body: Buffer.concat(chunks) };
}

async function responseOf(origin: string, path: string): Promise<ServedResponse> {
  const { status, headers, body } = await ask(origin, path);
  const isRedirect = status === 301;
  // With a redirect nginx also sends the other headers and a short page, which no client uses.
  const names = isRedirect ? ["location"] : compared;
  const sent = Object.fromEntries(names.map((name) => [name, headers[name]]));
  return isRedirect ? { status, ...sent } : { status, ...sent, body: sha256(body) };
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const pages = builtPages(siteDir).filter(({ template }) => template !== "");
const routes = pages.map(({ route }) => route);
const oneOfEach = [...new Map(pages.map(({ template, route }) => [template, route])).values()];
const hashedScript = `/${readdirSync(siteDir).find((file) => /^app-[0-9a-f]+\.js$/.test(file))}`;

const sandboxFiles = readdirSync(join(siteDir, "sandbox", "files"))
  .filter((file) => /\.(?:js|json|wasm)$/.test(file))
  .map((file) => `/sandbox/files/${file}`);

describe("nginx, as the site's own server,", () => {
  it("responds to every URL, and redirects every other spelling of it there", async () => {
    const faults: string[] = [];
    const expectResponse = async (path: string, status: number, location?: string) => {
      const response = await ask(nginx.origin, path);
      if (response.status !== status || response.headers.location !== location)
        faults.push(`${path}: ${response.status} ${response.headers.location}`);
    };
    for (const route of routes) await expectResponse(route, 200);
    for (const route of routes.filter((path) => path !== "/"))
      for (const end of ["/", ".html", "/index.html", "/index"])
        await expectResponse(`${route}${end}?a=1&b=2`, 301, `${route}?a=1&b=2`);
    expect(faults).toEqual([]);
    expect(routes.length).toBeGreaterThan(10);
  });

  it.each([
    ...oneOfEach,
    "/index.html",
    "/no/such/page",
    "/dev-docs/no-such-page",
    "/playground/frame",
    "/playground/frame/index.html",
    ...sandboxFiles,
    "/sandbox/licenses.txt",
    "/sandbox/files/no-such-file.js",
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/release-notes/atom.xml",
    "/favicon.svg",
    "/dev-docs/intro.md",
    "/page-data/app-data.json",
    "/static",
    "/static/no-such-file.webp",
    "/static%2fanything",
    "/dev-docs%2fintro",
    "/playground%2fframe",
    "/playground/fr%61me",
    "/playground/frame/no-such-file",
    "/dev-docs/intro%3Fa=1",
    "/dev-docs/intro%23part",
    "/x/..%2f_headers",
    "/x/../_headers",
    "/_gatsby/slices/_gatsby-scripts-1.html",
    "/webpack.stats.json",
    "http://elsewhere.example/dev-docs/intro",
    "http://elsewhere.example/dev-docs/intro/",
    "/_headers",
    "/_redirects",
    "/vercel.json",
    hashedScript,
    "//elsewhere.example",
    "/\\elsewhere.example",
  ])("says the same to %s", async (path) => {
    const { [policy]: ownPolicy, ...own } = await responseOf(serverOrigin, path);
    const { [policy]: sentPolicy, ...sent } = await responseOf(nginx.origin, path);
    expect(sent).toEqual(own);
    // Our server's rules depend on URLs, so a file that isn't a page but is below a page's folder gets the policy of pages, too.
    const isText = !/^(?:text\/html|image\/svg)/.test(`${own["content-type"]}`);
    expect(sentPolicy).toBe(
      isText && own.status === 200 && !sandboxFiles.includes(path) ? "frame-ancestors 'self'" : ownPolicy,
    );
    if (own.status !== 301)
      expect(sentPolicy).toContain(
        own.status === 200 && path.startsWith("/playground/") ? "sandbox" : "frame-ancestors",
      );
  });

  it("shows nothing of what lies elsewhere", async () => {
    for (const path of ["/%2e%2e/%2e%2e/etc/passwd", "/../nginx/site.conf", "/..%2fnginx.conf"])
      expect([400, 404]).toContain((await ask(nginx.origin, path)).status);
  });

  it.each([
    ["//elsewhere.example/a", "/elsewhere.example/a"],
    ["/\\elsewhere.example", "/elsewhere.example"],
    ["/a//\\/b", "/a/b"],
    ["/a%0d%0aSet-Cookie:%20b/", "/a%0d%0aSet-Cookie:%20b"],
  ])("sends no one elsewhere and no line of others: %s", async (path, location) => {
    const { status, headers } = await ask(nginx.origin, path);
    expect([status, headers.location, headers["set-cookie"]]).toEqual([301, location, undefined]);
  });

  it("has the redirects of the content, in all spellings and with their queries", async () => {
    const rules = readFileSync(join(siteDir, "_redirects"), "utf8").trim().split("\n");
    expect(rules.length).toBeGreaterThan(1);
    for (const rule of rules) {
      const [from = "", to = ""] = rule.split(" ");
      const bare = from.replace(/\.html$/, "");
      for (const spelling of [bare, `${bare}/`, `${bare}.html`]) {
        const { status, headers } = await ask(nginx.origin, `${spelling}?q=x`);
        const [path, part] = to.split("#");
        expect([status, headers.location]).toEqual([301, `${path}?q=x${part ? `#${part}` : ""}`]);
      }
    }
  });

  it("responds with 404 and the page for it", async () => {
    for (const path of ["/no/such/page", "/dev-docs/nothing.png", "/search/data"]) {
      const { status, body } = await ask(nginx.origin, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString()).toContain("Page not found");
    }
  });

  it("rejects what would change something", async () => {
    expect((await ask(nginx.origin, "/", {}, "POST")).status).toBe(405);
    const head = await ask(nginx.origin, "/", {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});

it("lets the sandbox's worker compile WebAssembly, and no page", async () => {
  expect(sandboxFiles.filter((path) => path.endsWith(".wasm"))).toHaveLength(1);
  const allows = async (path: string) =>
    (await ask(nginx.origin, path)).headers[policy]?.includes("'wasm-unsafe-eval'");
  for (const path of ["/", "/sandbox/licenses.txt"])
    expect([path, await allows(path)]).toEqual([path, false]);
  for (const path of sandboxFiles) expect([path, await allows(path)]).toEqual([path, true]);
});

describe("caching", () => {
  it("is for good where the name says the content, and asks each time elsewhere", async () => {
    const cachingOf = async (path: string) => (await ask(nginx.origin, path)).headers["cache-control"];
    const { pages } = JSON.parse((await ask(nginx.origin, "/search/data/manifest.json")).body.toString());
    for (const path of [hashedScript, ...sandboxFiles, `/search/data/${pages}`])
      expect([path, await cachingOf(path)]).toEqual([path, "public, max-age=31536000, immutable"]);
    for (const path of [
      "/",
      "/dev-docs/intro",
      "/page-data/app-data.json",
      "/sitemap.xml",
      "/search/data/manifest.json",
      "/search/data/files/no-such-file",
      "/static/no-such-file",
    ])
      expect([path, await cachingOf(path)]).toEqual([path, "public, max-age=0, must-revalidate"]);
    expect(await cachingOf("/dev-docs/")).toBe("no-cache");
  });

  it("responds with 304 to who has the page", async () => {
    const first = await ask(nginx.origin, "/dev-docs/intro");
    const etag = first.headers.etag ?? "";
    const again = await ask(nginx.origin, "/dev-docs/intro", { "if-none-match": etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

it.each([
  ["text/markdown", "text/markdown; charset=utf-8"],
  ["text/markdown, text/html;q=0.9, */*;q=0.1", "text/markdown; charset=utf-8"],
  ["text/html, text/markdown", "text/html; charset=utf-8"],
  ["text/html,application/xhtml+xml,*/*;q=0.8", "text/html; charset=utf-8"],
  ["*/*", "text/html; charset=utf-8"],
])("sends pages to %s as %s", async (accept, type) => {
  for (const origin of [nginx.origin, serverOrigin]) {
    const { status, headers } = await ask(origin, "/dev-docs/intro", { accept });
    expect([status, headers["content-type"], headers.vary]).toEqual([200, type, "Accept, Accept-Encoding"]);
    const other = await ask(origin, "/favicon.svg", { accept });
    expect([other.status, other.headers.vary]).toEqual([200, "Accept-Encoding"]);
  }
});

describe("compression", () => {
  it.each(["/dev-docs/intro", hashedScript, "/llms-full.txt", ...sandboxFiles])(
    "sends what lies beside the file: %s",
    async (path) => {
      const encodings = nginx.options.brotliModule ? ["br", "gzip"] : ["gzip"];
      for (const encoding of encodings) {
        const { headers, body } = await ask(nginx.origin, path, { "accept-encoding": encoding });
        const own = await ask(serverOrigin, path, { "accept-encoding": encoding });
        expect(headers["content-encoding"]).toBe(encoding);
        expect(headers.vary).toBe(own.headers.vary);
        // Unchanged: nothing is compressed again.
        expect(body.equals(own.body)).toBe(true);
      }
      const plain = await ask(nginx.origin, path);
      expect(plain.headers["content-encoding"]).toBeUndefined();
    },
  );
});

it("sends every header once", async () => {
  for (const path of ["/", "/no/such/page", "/playground/frame", hashedScript]) {
    const { names } = await ask(nginx.origin, path, { "accept-encoding": "gzip, br" });
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
