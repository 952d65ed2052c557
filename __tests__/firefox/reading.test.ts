import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "puppeteer-core";
import puppeteer from "puppeteer-core";
import { findFirefox } from "../../scripts/browser/find.mjs";
import { createSiteServer } from "../../scripts/serve/server.mjs";
import { listen } from "../support/listen.mjs";
import { siteDir } from "../support/siteDir.mjs";

/** The built site in Firefox: what Chromium's tests can't tell, in one short round. */
let browser: Browser;
let context: BrowserContext;
let page: Page;
let site: { readonly url: string; readonly close: () => void };
let errors: string[];
/** Of a server that a test has closed. Firefox reports each file that a page then fetches ahead in vain, often after the test. */
let closedSite: string | undefined;

jest.setTimeout(30_000);

beforeAll(async () => {
  site = await listen(createSiteServer({ dir: siteDir }));
  const executablePath = findFirefox(process.env);
  if (!executablePath) throw new Error("There is no Firefox: install one, or set FIREFOX to its path.");
  browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
});

afterAll(async () => {
  await browser?.close();
  site.close();
});

beforeEach(async () => {
  context = await browser.createBrowserContext();
  page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  errors = [];
  closedSite = undefined;
  page.on("pageerror", (error) => {
    errors.push(error instanceof Error ? error.message : String(error));
  });
});

afterEach(async () => {
  await context.close();
  const expected = closedSite && `Failed to load ‘${closedSite}/`;
  expect(errors.filter((error) => !(expected && error.startsWith(expected)))).toEqual([]);
});

async function open(path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
}

const textOf = (selector: string) => page.$eval(selector, ({ textContent }) => textContent);
const pathOf = () => new URL(page.url()).pathname;

it("shows a page, in its own fonts and within the window", async () => {
  await open("/dev-docs/intro");
  expect(await textOf("h1")).not.toBe("");
  const layout = await page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      hidden: scrollWidth - clientWidth,
      fonts: [...document.fonts].filter((f) => f.status === "loaded").length,
    };
  });
  expect(layout.hidden).toBe(0);
  expect(layout.fonts).toBeGreaterThan(0);
});

it("goes to another page without loading the document again, and back", async () => {
  await open("/dev-docs/intro");
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  const link = await page.waitForSelector('#sidebar a[href="/dev-docs/quick-start"]');
  const before = await textOf("h1");
  await link?.click();
  await page.waitForFunction((old) => document.querySelector("h1")?.textContent !== old, {}, before);
  expect(pathOf()).toBe("/dev-docs/quick-start");
  await page.goBack();
  await page.waitForFunction((old) => document.querySelector("h1")?.textContent === old, {}, before);
  expect(await page.$("html[data-marked]")).not.toBeNull();
});

it("finds a page", async () => {
  await open("/dev-docs/intro");
  await page.keyboard.down("Control");
  await page.keyboard.press("k");
  await page.keyboard.up("Control");
  const field = await page.waitForSelector(".DocSearch-Input", { visible: true });
  await field?.type("populate");
  await page.waitForSelector(".DocSearch-Hit a", { visible: true });
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.pathname !== "/dev-docs/intro");
  expect(await textOf("h1")).not.toBe("");
});

it("turns dark, and is dark when it is opened again", async () => {
  await open("/dev-docs/intro");
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.click('button[aria-label*="dark" i]');
  await page.waitForFunction(
    (old) => getComputedStyle(document.documentElement).backgroundColor !== old,
    {},
    light,
  );
  const dark = await ground();
  await open("/dev-docs/quick-start");
  expect(await ground()).toBe(dark);
});

it("runs live code without WebRTC, and stops what never ends", async () => {
  await open("/snippets/component-showcase");
  const title = "A portion calculator";
  await page.evaluate((name) => {
    const examples = [...document.querySelectorAll("figure")];
    examples.find(({ textContent }) => textContent?.includes(name))?.scrollIntoView();
  }, title);
  const selector = `iframe[title="Result: ${title}"]`;
  const frame = await (await page.waitForSelector(selector))?.contentFrame();
  await frame?.waitForFunction(() => document.body.textContent?.includes("320 g of rice"));
  const editor = await page.waitForSelector(`textarea[aria-label*="${title}"]`);
  const write = async (code: string) => {
    await editor?.focus();
    await editor?.evaluate((field, text) => {
      (field as HTMLTextAreaElement).select();
      document.execCommand("insertText", false, text);
    }, code);
  };
  await write("render(<p>It is {typeof RTCPeerConnection}</p>);");
  await frame?.waitForFunction(() => document.body.textContent?.includes("It is undefined"));
  await write("let a = 0;\nwhile (true) a++;\nrender(<p>{a}</p>);");
  const told = (text: string) =>
    page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
          textContent?.includes(wanted),
        ),
      {},
      text,
    );
  await told("The code ran for more than 1 s");
  await write("setTimeout(() => { for (;;) top.postMessage(0, '*'); });\nrender(<p>flood</p>);");
  await told("was stopped");
});

it("opens a visited page without a network", async () => {
  const own = await listen(createSiteServer({ dir: siteDir }));
  await page.goto(`${own.url}/dev-docs/quick-start`);
  await page.waitForFunction(
    async (path) => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = (await Promise.all(stores.map((store) => store.keys()))).flat();
      return kept.some(({ url }) => new URL(url).pathname === path);
    },
    { polling: 200 },
    "/page-data/dev-docs/quick-start/page-data.json",
  );
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const heading = await textOf("h1");
  own.close();
  closedSite = own.url;
  await page.goto("about:blank");
  await page.goto(`${own.url}/dev-docs/quick-start`);
  await page.waitForFunction((text) => document.querySelector("h1")?.textContent === text, {}, heading);
});

it("runs Strapi in a worker, with REST, GraphQL, and code", async () => {
  await open("/dev-docs/intro");
  const names = readdirSync(join(siteDir, "sandbox", "files"));
  const [engine, sqlite, seed, graphql, script] = ["engine-", "sqlite-", "seed-", "graphql-", "script-"].map(
    (name) => `/sandbox/files/${names.find((file) => file.startsWith(name))}`,
  );
  const found = await page.evaluate(
    async (engine = "", wasm = "", data = "", graphql = "", script = "") => {
      const worker = new Worker(engine, { type: "module" });
      let id = 0;
      const ask = (order: object) =>
        new Promise((resolve, reject) => {
          worker.onmessage = (event) => resolve(event.data);
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage({ id: ++id, order });
        });
      const [bytes, rows] = await Promise.all([fetch(wasm), fetch(data)]);
      await ask({ kind: "assemble", data: await rows.json(), chunks: { graphql, script } });
      await ask({ kind: "boot", wasm: await bytes.arrayBuffer() });
      const moment = { key: "", now: Date.now() };
      const rest = { method: "GET", path: "/api/recipes", query: "pagination[pageSize]=1" };
      const body = { query: "{ recipes(pagination: { limit: 1 }) { title } }" };
      const code = 'strapi.documents("api::recipe.recipe").count({ status: "published" })';
      return {
        rest: await ask({ kind: "request", request: rest, moment }),
        graphql: await ask({ kind: "request", request: { method: "POST", path: "/graphql", body }, moment }),
        code: await ask({ kind: "run", code, moment }),
      };
    },
    engine,
    sqlite,
    seed,
    graphql,
    script,
  );
  expect(found).toMatchObject({
    rest: { value: { status: 200, body: { data: [expect.anything()] } } },
    graphql: { value: { status: 200, body: { data: { recipes: [{ title: expect.any(String) }] } } } },
    code: { value: { ok: true, value: 10 } },
  });
});

it("sends a request on the console and shows its response", async () => {
  await open("/dev-docs/api/rest/console");
  const run = await page.waitForSelector("form[aria-label='Request'] button[type=submit]");
  await run?.click();
  const response = "section[aria-label='Response']";
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes("200 OK"),
    { timeout: 25_000 },
    response,
  );
  expect(await textOf(`${response} pre`)).toContain('"title": "Cardamom buns"');
});
