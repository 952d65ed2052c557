import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { checkLinks } from "../../../scripts/links/check";
import { externalLinks } from "../../../scripts/links/collect.mjs";
import { temporaryFolder } from "../../support/temporaryFolder";

const bounds = { hosts: 4, pauseMs: 5, timeoutMs: 300, totalMs: 10_000 };

describe("externalLinks", () => {
  it("finds each URL once, with its pages, and none of the site's own", () => {
    const canonical = '<link rel="canonical" href="https://docs.example.org/a"/>';
    const dir = temporaryFolder({
      "index.html": `${canonical}<a class="x" href="https://one.example/?a=1&amp;b=2#part">1</a>`,
      "guide/a/index.html": `${canonical}<a href="https://one.example/?a=1&amp;b=2">1</a>
        <a href="http://two.example/">2</a><a href="https://docs.example.org/b">own</a><a href="/c">own</a>
        <img src="https://three.example/x.png">`,
    });
    expect([...externalLinks(dir)]).toEqual([
      ["http://two.example/", ["/guide/a"]],
      ["https://one.example/?a=1&b=2", ["/guide/a", "/"]],
    ]);
  });
});

describe("checkLinks", () => {
  let server: Server;
  let origin: string;
  let requests: string[] = [];
  let atOnce = 0;
  let maxParallel = 0;

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      atOnce += 1;
      maxParallel = Math.max(maxParallel, atOnce);
      if (request.url === "/hangs") return;
      setTimeout(() => {
        atOnce -= 1;
        const isHead = request.method === "HEAD";
        const status = { "/gone": 404, "/no-robots": 403, "/no-head": isHead ? 405 : 200, "/moved": 302 }[
          request.url ?? ""
        ];
        response.writeHead(status ?? 200, status === 302 ? { Location: "/there" } : {}).end();
      }, 10);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  });

  beforeEach(() => {
    requests = [];
    maxParallel = 0;
    atOnce = 0;
  });

  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it.each([
    ["/there", "works", "200"],
    ["/moved", "works", "200"],
    ["/no-head", "works", "200"],
    ["/gone", "broken", "404"],
    ["/no-robots", "refused", "403"],
    ["/hangs", "broken", "timeout"],
  ])("says of %s that it is %s or does so: %s", async (path, verdict, detail) => {
    const [result] = await checkLinks([origin + path], bounds);
    expect(result).toMatchObject({ verdict, detail: expect.stringContaining(detail) });
  });

  it("says of a host that isn't there that it is broken", async () => {
    const [result] = await checkLinks(["http://127.0.0.1:9"], bounds);
    expect(result?.verdict).toBe("broken");
  });

  it("asks a host one thing at a time, by HEAD where that will do", async () => {
    await checkLinks(
      ["/a", "/b", "/c"].map((path) => origin + path),
      bounds,
    );
    expect(requests).toEqual(["HEAD /a", "HEAD /b", "HEAD /c"]);
    expect(maxParallel).toBe(1);
  });

  it("stops when the time is up and says what it did not reach", async () => {
    const results = await checkLinks([`${origin}/a`, `${origin}/b`], { ...bounds, totalMs: 0 });
    expect(results.map(({ verdict }) => verdict)).toEqual(["not reached", "not reached"]);
  });
});
