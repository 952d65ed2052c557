import { once } from "node:events";
import { existsSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createSiteServer } from "../../../scripts/serve/server.mjs";
import { temporaryFolder } from "../../support/temporaryFolder";

const hash = "8d0c2a1b3c4d5e6f7a8b";
let server: Server;
let origin: string;

const headers = `
/*
  Referrer-Policy: strict-origin-when-cross-origin
/
  Content-Security-Policy: page
/dev-docs/*
  Content-Security-Policy: default-src 'none'; img-src 'self' data:
/playground/frame
  Content-Security-Policy: sandbox allow-scripts
/static/*
  Content-Security-Policy: default-src 'none'; sandbox
  Cache-Control: public, max-age=31536000, immutable
/app-${hash}.js
  Cache-Control: public, max-age=31536000, immutable
/styles.${hash}.css
  Cache-Control: public, max-age=31536000, immutable
`;

beforeAll(async () => {
  const dir = temporaryFolder({
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>Nothing here</h1>",
    "dev-docs/intro/index.html": `<h1>Intro</h1>${"long ".repeat(1000)}`,
    "dev-docs/intro.md": "# Intro",
    "dev-docs/intro/deep/index.html": "<h1>Deep</h1>",
    "release-notes/5.6.0/index.html": "<h1>5.6.0</h1>",
    "release-notes/atom.xml": "<feed/>",
    "sitemap.xml": "<urlset/>",
    "manifest.webmanifest": "{}",
    "picture.avif": "",
    "empty/picture.png": "",
    "what?a#b.txt": "question",
    "packed.html": "<h1>Packed</h1>",
    "outdated.html": "<h1>New</h1>",
    "playground/frame/index.html": "<h1>Frame</h1>",
    [`app-${hash}.js`]: "1",
    [`styles.${hash}.css`]: "a{}",
    "static/photo-1a2b.webp": "",
    "static/page.html": "<h1>Page</h1>",
    "page-data/dev-docs/intro/page-data.json": "{}",
    _headers: headers,
    "vercel.json.gz": "{}",
    _redirects: "/dev-docs /dev-docs/intro 301\n/old-page /dev-docs/intro#part 301\n",
  });
  writeFileSync(join(dir, "packed.html.br"), brotliCompressSync("<h1>Packed</h1>"));
  writeFileSync(join(dir, "packed.html.gz"), gzipSync("<h1>Packed</h1>"));
  writeFileSync(join(dir, "outdated.html.br"), brotliCompressSync("<h1>Old</h1>"));
  const [then, now] = [new Date("2026-01-01"), new Date("2026-01-02")];
  for (const file of ["packed.html", "packed.html.br", "packed.html.gz", "outdated.html.br"])
    utimesSync(join(dir, file), then, then);
  utimesSync(join(dir, "outdated.html"), now, now);
  server = createSiteServer({ dir }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Only Linux tells; elsewhere nothing is compared. */
/** Linux and macOS show the open files of a process there; elsewhere no one can count them. */
const openFilesFolder = "/dev/fd";
const openFiles = () => readdirSync(openFilesFolder).length;

/** Without what fetch does to a URL before it sends it. */
async function raw(path: string) {
  const { hostname, port } = new URL(origin);
  const [response] = await once(request({ hostname, port, path }).end(), "response");
  response.resume();
  return { status: response.statusCode, headers: response.headers };
}

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${origin}${path}`, { redirect: "manual", ...init });

describe("the site's server", () => {
  it("sends the headers that the build wrote for a URL", async () => {
    const headersOf = async (path: string) => {
      const sent = (await get(path)).headers;
      return [sent.get("content-security-policy"), sent.get("referrer-policy")];
    };
    const everywhere = "strict-origin-when-cross-origin";
    expect(await headersOf("/playground/frame")).toEqual(["sandbox allow-scripts", everywhere]);
    const page = ["default-src 'none'; img-src 'self' data:", everywhere];
    expect(await headersOf("/dev-docs/intro")).toEqual(page);
    // The 404 page is one of the site's pages, whatever the path's own rule says.
    expect(await headersOf("/dev-docs/intro/nothing")).toEqual(["page", everywhere]);
    expect(await headersOf("/static/nothing.svg")).toEqual(["page", everywhere]);
    expect(await headersOf("/sitemap.xml")).toEqual(["frame-ancestors 'self'", everywhere]);
  });

  it.each(["/_headers", "/_redirects", "/vercel.json", "/vercel.json.gz"])(
    "keeps %s for itself",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each([
    ["/", "Home"],
    ["/dev-docs/intro", "Intro"],
    ["/dev-docs/intro?theme=dark", "Intro"],
    ["/dev-docs/intro/deep", "Deep"],
    ["/release-notes/5.6.0", "5.6.0"],
  ])("responds to %s with its page", async (path, text) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain(text);
  });

  it.each([
    ["/dev-docs/intro/", "/dev-docs/intro"],
    ["/dev-docs/intro.html", "/dev-docs/intro"],
    ["/dev-docs/intro/index.html?a=1&b=2", "/dev-docs/intro?a=1&b=2"],
    ["/index.html", "/"],
    ["/dev-docs", "/dev-docs/intro"],
    ["/dev-docs/?q=x", "/dev-docs/intro?q=x"],
    ["/old-page.html", "/dev-docs/intro#part"],
    ["//elsewhere.example/", "/elsewhere.example"],
  ])("leads %s to %s for good", async (path, target) => {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([301, target]);
  });

  it("keeps an encoded ? and # encoded, in redirects and file names", async () => {
    const { status, headers } = await raw("/dev-docs/%3Fa%23b/?q=x");
    expect([status, headers.location]).toEqual([301, "/dev-docs/%3Fa%23b?q=x"]);
    expect(await (await get("/what%3Fa%23b.txt")).text()).toBe("question");
  });

  it.each(["/nothing", "/empty", "/dev-docs/intro/nothing", "/missing.png"])(
    "has its own page for %s",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("Nothing here");
    },
  );

  it.each([
    ["/release-notes/atom.xml", "application/atom+xml; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/picture.avif", "image/avif"],
  ])("serves %s as %s", async (path, type) => {
    expect((await get(path)).headers.get("content-type")).toBe(type);
  });

  it.each([`/app-${hash}.js`, `/styles.${hash}.css`, "/static/photo-1a2b.webp"])(
    "lets browsers keep %s",
    async (path) => {
      expect((await get(path)).headers.get("cache-control")).toContain("immutable");
    },
  );

  it.each(["/", "/dev-docs/intro", "/page-data/dev-docs/intro/page-data.json", "/sitemap.xml", "/nothing"])(
    "makes browsers ask for %s each time",
    async (path) => {
      expect((await get(path)).headers.get("cache-control")).toContain("max-age=0");
    },
  );

  it("responds with 304 to a browser that has the page", async () => {
    const etag = (await get("/dev-docs/intro")).headers.get("etag") ?? "";
    expect((await get("/dev-docs/intro", { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  if (existsSync(openFilesFolder))
    it("closes the file of a response that needed none", async () => {
      const etag = (await get("/dev-docs/intro")).headers.get("etag") ?? "";
      const before = openFiles();
      expect(before).toBeGreaterThan(0);
      for (let times = 0; times < 40; times += 1) {
        await get("/dev-docs/intro", { headers: { "if-none-match": etag } });
      }
      for (let look = 0; look < 100 && openFiles() >= before + 20; look += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
      expect(openFiles()).toBeLessThan(before + 20);
    });

  it("sends a part of a file, and of the page for unknown URLs the whole", async () => {
    const headers = { range: "bytes=0-5" };
    const part = await get("/sitemap.xml", { headers });
    expect([part.status, await part.text()]).toEqual([206, "<urlse"]);
    expect((await get("/nothing", { headers })).status).toBe(404);
    expect((await get("/sitemap.xml", { headers: { range: "bytes=900-" } })).status).toBe(416);
  });

  it.each(["/nothing", "/missing.png", "/_headers", "/%E0%A4%A", "/dev-docs%2fintro", "/dev-docs%5Cintro"])(
    "protects the 404 page for %s as any page",
    async (path) => {
      const { status, headers } = await raw(path);
      expect([status, headers["content-security-policy"]]).toEqual([404, "page"]);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    },
  );

  it.each(["/dev%2Ddocs/intro", "/%64ev-docs/intro"])("has the rules of the file for %s", async (path) => {
    const { status, headers } = await raw(path);
    expect([status, headers["content-security-policy"]]).toEqual([
      200,
      "default-src 'none'; img-src 'self' data:",
    ]);
  });

  it.each(["/x/..%2f_headers", "/x/../_headers", "/x/%2e%2e/_headers"])(
    "serves no file for hosts for %s",
    async (path) => {
      expect((await raw(path)).status).toBe(404);
    },
  );

  it("never lets browsers keep HTML for good", async () => {
    for (const path of ["/static/page.html", "/static%2fpage", "/static/page"])
      expect((await raw(path)).headers["cache-control"]).not.toContain("immutable");
  });

  it("responds to requests in absolute form, and leads them on within the site", async () => {
    expect((await raw("http://elsewhere.example/dev-docs/intro?a=1")).status).toBe(200);
    expect((await raw("http://elsewhere.example")).status).toBe(200);
    const { status, headers } = await raw("http://elsewhere.example/dev-docs/intro/?a=1");
    expect([status, headers.location]).toEqual([301, "/dev-docs/intro?a=1"]);
  });

  describe("a page's Markdown twin", () => {
    const typeFor = async (path: string, accept: string) => {
      const { status, headers } = await get(path, { headers: { accept } });
      return `${status} ${headers.get("content-type")}`;
    };

    it.each([
      ["text/markdown", "200 text/markdown; charset=utf-8"],
      ["text/markdown, text/html;q=0.9", "200 text/markdown; charset=utf-8"],
      ["text/html, text/markdown;q=0.9", "200 text/html; charset=utf-8"],
      ["text/html,application/xhtml+xml,*/*;q=0.8", "200 text/html; charset=utf-8"],
      ["*/*", "200 text/html; charset=utf-8"],
    ])("is sent if a client prefers it: %s", async (accept, sent) => {
      expect(await typeFor("/dev-docs/intro", accept)).toBe(sent);
    });

    it("is not missed where there is none", async () => {
      expect(await typeFor("/packed", "text/markdown")).toBe("200 text/html; charset=utf-8");
      expect(await typeFor("/sitemap.xml", "text/markdown")).toBe("200 application/xml; charset=utf-8");
      expect(await typeFor("/nowhere", "text/markdown")).toBe("404 text/html; charset=utf-8");
    });
  });

  describe("compressed files beside a file", () => {
    const beside = async (path: string, accepted: string) => {
      const response = await get(path, { headers: { "accept-encoding": accepted } });
      const { headers } = response;
      return {
        encoding: headers.get("content-encoding"),
        type: headers.get("content-type"),
        vary: headers.get("vary"),
        text: await response.text(),
      };
    };
    const sent = {
      type: "text/html; charset=utf-8",
      vary: "Accept, Accept-Encoding",
      text: "<h1>Packed</h1>",
    };

    it.each([
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["*", "br"],
    ])("are sent to a browser that accepts %s: %s", async (accepted, encoding) => {
      expect(await beside("/packed", accepted)).toEqual({ ...sent, encoding });
    });

    it("are not sent to who accepts none, and caches are told that there are some", async () => {
      expect(await beside("/packed", "identity")).toEqual({ ...sent, encoding: null });
    });

    it("are left alone when they were made of an older file", async () => {
      expect(await beside("/outdated", "br")).toMatchObject({ text: "<h1>New</h1>" });
    });

    it("have their own mark, by which browsers know them again", async () => {
      const etagOf = async (accepted: string) =>
        (await get("/packed", { headers: { "accept-encoding": accepted } })).headers.get("etag");
      expect(new Set([await etagOf("br"), await etagOf("gzip"), await etagOf("identity")]).size).toBe(3);
    });
  });

  it("responds to HEAD, and to nothing that would change something", async () => {
    const head = await get("/dev-docs/intro", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await get("/", { method: "POST" })).status).toBe(405);
  });

  it.each(["/..%2f..%2fetc/passwd", "/%E0%A4%A"])("does not fall for %s", async (path) => {
    expect([400, 404]).toContain((await get(path)).status);
  });
});
