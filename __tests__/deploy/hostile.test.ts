/** Hostile request targets against the site's own server and nginx: no foreign file, no foreign host, no crash. */
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { filesIn } from "../../scripts/command/filesIn.mjs";
import { publish } from "../../scripts/deploy/publish";
import { createSiteServer } from "../../scripts/serve/server.mjs";
import { listen } from "../support/listen.mjs";
import { temporaryFolder } from "../support/temporaryFolder";
import { pathForms, redirectForms } from "./support/hostileTargets";
import { type Nginx, prepareNginx } from "./support/nginx";

const host = "docs.example";
const root = temporaryFolder({
  "secret.txt": "A file beside the build",
  "public/index.html": "<h1>Home</h1>",
  "public/404.html": "<h1>Page not found</h1>",
  "public/dev-docs/intro/index.html": "<h1>Intro</h1>",
  "public/_headers":
    "/*\n  X-Content-Type-Options: nosniff\n/\n  Content-Security-Policy: default-src 'self'; frame-ancestors 'self'\n",
  "public/_redirects": "/dev-docs /dev-docs/intro 301\n",
  "public/vercel.json": "{}",
});
const dir = join(root, "public");
const pages = filesIn(dir)
  .filter((file) => file.endsWith(".html"))
  .map((file) => readFileSync(join(dir, file), "utf8"));

let nginx: Nginx;
let own: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  nginx = await prepareNginx();
  const { places, options, start } = nginx;
  await publish({ from: dir, to: places.root, keep: 1, nginx: options, reload: async () => {} });
  await start();
  own = await listen(createSiteServer({ dir }));
});
afterAll(async () => {
  await nginx?.stop();
  own?.close();
});

/** Sends a target as it is, one byte a character, and reads the response until the server closes the connection. */
async function send(origin: string, target: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // A server that rejects a long request may close the connection before the whole request was sent.
  socket.on("error", () => {});
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, "latin1");
  const [head = "", ...body] = (await text(socket)).split("\r\n\r\n");
  const [line = "", ...fields] = head.split("\r\n");
  const headers = new Map(
    fields.map((field) => [field.replace(/:.*/s, "").toLowerCase(), field.replace(/^[^:]*: */, "")]),
  );
  return { status: Number(line.split(" ")[1]), headers, body: body.join("\r\n\r\n") };
}

/** @returns what is wrong with the response to a target; empty when nothing is. */
async function faultsOf(origin: string, target: string): Promise<string[]> {
  const { status, headers, body } = await send(origin, target);
  const location = headers.get("location");
  const faults: string[] = [];
  if (![200, 301, 400, 404, 414, 431].includes(status)) faults.push(`status ${status}`);
  if ((status === 200 || status === 404) && !pages.includes(body)) faults.push(`body ${body.slice(0, 80)}`);
  if ((status === 301) !== (location !== undefined)) faults.push(`status ${status} to ${location}`);
  if (location !== undefined && new URL(location, `http://${host}`).host !== host)
    faults.push(`to ${location}`);
  // Node rejects invalid HTTP with only a status, so there is no page to frame.
  const isBare = status >= 400 && status !== 404 && body === "";
  if (!isBare && !headers.get("content-security-policy")?.includes("frame-ancestors 'self'"))
    faults.push("no policy");
  return faults.map((fault) => `${target.slice(0, 80)}: ${fault}`);
}

describe.each(["nginx", "the site's own server"])("%s", (name) => {
  const origin = () => (name === "nginx" ? nginx.origin : own.url);

  it.each([
    ["path forms", pathForms, 66],
    ["redirect forms", redirectForms, 38],
  ])("withstands the %s", async (_, forms, atLeast) => {
    expect(new Set(forms).size).toBeGreaterThanOrEqual(atLeast);
    const faults: string[] = [];
    for (const target of forms) faults.push(...(await faultsOf(origin(), target)));
    expect(faults).toEqual([]);
    expect((await send(origin(), "/")).body).toBe("<h1>Home</h1>");
  });
});
