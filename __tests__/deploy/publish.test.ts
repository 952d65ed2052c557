import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { currentRelease, goBack, publish, releasesIn } from "../../scripts/deploy/publish";
import { temporaryFolder } from "../support/temporaryFolder";
import { type Nginx, prepareNginx } from "./support/nginx";

let nginx: Nginx;
const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  nginx = await prepareNginx();
});
afterEach(() => {
  agent.destroy();
  return nginx.stop();
});

const marked = (mark: string) => `<!doctype html><title>${mark}</title>`;

/** A build in which each page and the header of each page contain the same mark. */
function build(mark: string, files = 0): string {
  const many = Array.from({ length: files }, (_, index) => [`page-data/${index}.json`, mark.repeat(2000)]);
  return temporaryFolder({ ...withRules(mark), ...Object.fromEntries(many) });
}

function withRules(mark: string): Record<string, string> {
  return {
    "index.html": marked(mark),
    "404.html": marked(mark),
    "guide/index.html": marked(mark),
    _headers: `/*\n  Referrer-Policy: no-referrer\n/\n  Content-Security-Policy: img-src ${mark}\n`,
    _redirects: `/moved /guide#${mark} 301\n`,
  };
}

const publishHere = (from: string, keep = 3, reload = async () => {}) =>
  publish({ from, to: nginx.places.root, keep, nginx: nginx.options, reload });

/** The builds that the parts of a response belong to. */
async function marksOf(path: string, sent: Record<string, string> = {}) {
  const isKept = sent.connection !== "close";
  const asked = request(nginx.origin + path, { headers: sent, agent: isKept ? agent : false }).end();
  const [response] = await once(asked, "response");
  const text = (await response.toArray()).join("");
  const policy: string = response.headers["content-security-policy"] ?? "";
  return {
    status: response.statusCode,
    page: /<title>(.*)<\/title>/.exec(text)?.[1],
    header: /img-src (.*)/.exec(policy)?.[1],
  };
}

it("serves what was published last, with its own headers and redirects", async () => {
  await publishHere(build("one"));
  await nginx.start();
  expect(await marksOf("/guide")).toEqual({ status: 200, page: "one", header: "one" });
  await publishHere(build("two"), 3, nginx.reload);
  expect(await marksOf("/guide")).toEqual({ status: 200, page: "two", header: "two" });
  expect(await marksOf("/nothing")).toEqual({ status: 404, page: "two", header: "two" });
  const moved = await fetch(`${nginx.origin}/moved`, { redirect: "manual" });
  expect(moved.headers.get("location")).toBe("/guide#two");
});

it("serves a release that nginx has not heard of, and leaves the policy to its pages", async () => {
  await publishHere(build("one"));
  await nginx.start();
  await publishHere(build("two"));
  const response = await fetch(`${nginx.origin}/guide`);
  expect(await response.text()).toBe(marked("two"));
  expect(response.headers.get("content-security-policy")).toBe("frame-ancestors 'self'");
});

it("goes back to an older release", async () => {
  const first = await publishHere(build("one"));
  const second = await publishHere(build("two"));
  await nginx.start();
  await goBack(nginx.places.root, first);
  expect(await marksOf("/guide")).toEqual({ status: 200, page: "one", header: "one" });
  await expect(goBack(nginx.places.root, "never")).rejects.toThrow(`it has ${first}, ${second}`);
});

it("keeps as many releases as it is told, and always the served one", async () => {
  const ids: string[] = [];
  for (const mark of ["one", "two", "three"]) ids.push(await publishHere(build(mark), 2));
  expect(releasesIn(nginx.places)).toEqual(ids.slice(1));
  expect(readlinkSync(nginx.places.current)).toBe(join("releases", ids[2] ?? ""));
});

it("rejects a folder that is no build, or one without rules, and changes nothing", async () => {
  const first = await publishHere(build("one"));
  await expect(publishHere(temporaryFolder({ "a.txt": "" }))).rejects.toThrow("run npm run build first");
  await expect(publishHere(temporaryFolder({ "index.html": "" }))).rejects.toThrow("has no _headers");
  const failing = async () => {
    throw new Error("no such server");
  };
  await expect(publishHere(build("two"), 3, failing)).rejects.toThrow("no such server");
  expect(currentRelease(nginx.places)).toBe(first);
});

describe("a publication that is killed", () => {
  const files = 3000;

  /** Ends the command, with no chance to tidy up, as soon as so many files are copied. */
  async function killAfter(copied: number, from: string): Promise<void> {
    const args = ["scripts/cli.mjs", "publishSite", "--from", from, "--to", nginx.places.root];
    const child = spawn(process.execPath, args, { stdio: "ignore" });
    const ended = once(child, "exit");
    while (child.exitCode === null && copiedFiles() < copied) await new Promise((go) => setTimeout(go, 1));
    child.kill("SIGKILL");
    const [code] = await ended;
    expect(code).toBeNull();
  }

  function copiedFiles(): number {
    const folder = readdirSync(nginx.places.releases).find((name) => name.startsWith(".incoming-"));
    const data = join(nginx.places.releases, folder ?? "", "page-data");
    return folder && existsSync(data) ? readdirSync(data).length : 0;
  }

  it.each([1, 500, 2000])(
    "after %s files leaves the old release whole, and the next one works",
    async (copied) => {
      const from = build("two", files);
      const first = await publishHere(build("one"));
      await nginx.start();
      await killAfter(copied, from);
      expect(copiedFiles()).toBeGreaterThanOrEqual(copied);
      expect([currentRelease(nginx.places), releasesIn(nginx.places)]).toEqual([first, [first]]);
      expect(await marksOf("/guide")).toEqual({ status: 200, page: "one", header: "one" });

      const second = await publishHere(from, 3, nginx.reload);
      expect(releasesIn(nginx.places)).toEqual([first, second]);
      expect(readdirSync(nginx.places.releases).filter((name) => name.startsWith("."))).toEqual([]);
      expect(readdirSync(join(nginx.places.releases, second, "page-data")).length).toBeGreaterThanOrEqual(
        files,
      );
      expect(await marksOf("/guide")).toEqual({ status: 200, page: "two", header: "two" });
    },
  );
});

describe("while releases change", () => {
  /** Sends requests continuously, sixteen at a time, and counts the responses. */
  async function underLoad(headers: Record<string, string>, change: () => Promise<void>) {
    const seen = new Map<string, number>();
    let isOver = false;
    const readers = Array.from({ length: 16 }, async () => {
      while (!isOver) {
        const marks = JSON.stringify(await marksOf("/guide", headers));
        seen.set(marks, (seen.get(marks) ?? 0) + 1);
      }
    });
    await change();
    isOver = true;
    await Promise.all(readers);
    expect([...seen.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(500);
    return [...seen.keys()].sort();
  }

  const pause = () => new Promise((go) => setTimeout(go, 200));

  it("no request is lost on connections that stay: new pages need no reload", async () => {
    const page = (text: string) =>
      temporaryFolder({ ...withRules("same"), "guide/index.html": marked(text) });
    await publishHere(page("0"));
    await nginx.start();
    let reloads = 0;
    const reload = async () => {
      reloads += 1;
    };
    const seen = await underLoad({}, async () => {
      for (const mark of ["1", "2", "3", "4", "5"]) {
        await publishHere(page(mark), 3, reload);
        await pause();
      }
    });
    expect(seen).toEqual(
      ["0", "1", "2", "3", "4", "5"].map((mark) =>
        JSON.stringify({ status: 200, page: mark, header: "same" }),
      ),
    );
    expect(reloads).toBe(0);
  });

  it("none is lost at a reload by who connects anew, and no response mixes two releases", async () => {
    await publishHere(build("0"));
    await nginx.start();
    const seen = await underLoad({ connection: "close" }, async () => {
      for (const mark of ["1", "2", "3", "4"]) {
        await publishHere(build(mark), 3, nginx.reload);
        await pause();
      }
    });
    expect(seen).toEqual(
      ["0", "1", "2", "3", "4"].map((mark) => JSON.stringify({ status: 200, page: mark, header: mark })),
    );
  });
});

it("lets the owner of the server add to the configuration, and leaves that alone", async () => {
  await publishHere(build("one"));
  const file = join(nginx.places.local, "more.conf");
  writeFileSync(file, "client_max_body_size 1k;\n");
  await nginx.start();
  await publishHere(build("two"), 3, nginx.reload);
  expect(readFileSync(file, "utf8")).toBe("client_max_body_size 1k;\n");
  expect((await marksOf("/guide")).page).toBe("two");
});
