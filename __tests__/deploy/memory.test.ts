/** `npm run serve` frees the memory that many readers cost it. Takes about 100 s. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { freePort } from "../../scripts/setup/port.mjs";
import { temporaryFolder } from "../support/temporaryFolder";

const slowReaders = 200;
const loadMs = 20_000;
const restMs = 60_000;
const maxRss = 250e6;

/** Text that compresses to about a half: a slow reader's part of it fits into no buffer of the system. */
function textOf(words: number): string {
  let state = words;
  const word = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ((state >>> 8) % 50_000).toString(36);
  };
  return Array.from({ length: words }, word).join(" ");
}

const pages = Array.from({ length: 40 }, (_, index) => `page-${index}`);
const dir = temporaryFolder({
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Nothing here</h1>",
  "long.html": textOf(2_000_000),
  ...Object.fromEntries(pages.map((name, index) => [`${name}.html`, textOf(30_000 + index)])),
});
let child: ChildProcess;
let port: number;

beforeAll(async () => {
  port = await freePort();
  child = fork(join(__dirname, "support", "measuredServer.mjs"), [dir, String(port)], {
    execArgv: ["--expose-gc"],
  });
  for (let times = 0; times < 600; times += 1) {
    if ((await get("/").catch(() => 0)) > 0) return;
    await wait(100);
  }
  throw new Error("The server doesn't respond.");
}, 70_000);
afterAll(async () => {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function get(path: string, agent?: Agent): Promise<number> {
  const headers = { "accept-encoding": "br" };
  const sent = request({ host: "127.0.0.1", port, path, headers, ...(agent ? { agent } : {}) });
  const responded = once(sent.end(), "response");
  const [response] = await responded;
  let length = 0;
  for await (const chunk of response) length += chunk.length;
  return length;
}

async function memory(): Promise<NodeJS.MemoryUsage> {
  const told = once(child, "message");
  child.send("memory");
  const [usage] = await told;
  return usage;
}

/** Requests a long page and reads nothing of it. */
function slowReader(): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.pause();
  socket.write("GET /long HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n");
  return socket;
}

it("holds little memory a minute after slow readers and load", async () => {
  await get("/page-1");
  const start = await memory();
  const readers = Array.from({ length: slowReaders }, slowReader);
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const end = Date.now() + loadMs;
  let requests = 0;
  const loader = async (_: unknown, index: number) => {
    while (Date.now() < end) {
      await get(`/${pages[(index + requests) % pages.length]}`, agent);
      requests += 1;
    }
  };
  await Promise.all(Array.from({ length: 100 }, loader));
  const peak = await memory();
  for (const reader of readers) reader.destroy();
  agent.destroy();
  await wait(restMs);
  const rest = await memory();
  const megabytes = ({ rss, heapUsed }: NodeJS.MemoryUsage) =>
    `${(rss / 1e6).toFixed(0)} MB, heap ${(heapUsed / 1e6).toFixed(1)} MB`;
  process.stdout.write(
    `start ${megabytes(start)}; after ${requests} requests ${megabytes(peak)}; a minute later ${megabytes(rest)}\n`,
  );
  expect(requests).toBeGreaterThan(1000);
  expect(rest.heapUsed).toBeLessThan(start.heapUsed * 1.5);
  expect(rest.rss).toBeLessThan(maxRss);
  expect(peak.rss).toBeLessThan(2 * maxRss);
}, 150_000);
