import { createServer, type Server } from "node:http";
import { type Browser, chromium } from "@playwright/test";
import { findInstalledBrowser, freePort, launchArguments } from "../../runner/project";
import { Panel } from "../../runner/replay/panel";
import { replayPage } from "../../runner/replay/replayPage";
import { readScript } from "../../runner/replay/script";

const screen = `<!doctype html><title>Panel</title><main>
  <section><h2>Accounts</h2><a href="#accounts" onclick="document.title = 'accounts'">Roles</a></section>
  <section><h2>Readers</h2><a href="#readers" onclick="document.title = 'readers'">Roles</a></section>
  <label>Title* <input></label>
  <button onclick="document.querySelector('output').textContent = 'Published ' + document.querySelector('input').value">Publish <small>for all</small></button>
  <output></output>
</main>`;

let server: Server;
let browser: Browser;
let port: number;

beforeAll(async () => {
  port = await freePort(0);
  server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end(screen);
  }).listen(port, "127.0.0.1");
  const executablePath = findInstalledBrowser(process.env);
  browser = await chromium.launch({
    args: launchArguments(process.getuid?.() === 0),
    ...(executablePath ? { executablePath } : {}),
  });
});

afterAll(async () => {
  await browser.close();
  server.close();
});

function replay(steps: string): Promise<string | null> {
  const text = `---\ntitle: Panel\n---\n\n<Steps>\n\n1. Open \`http://127.0.0.1:${port}\`.\n${steps}\n\n</Steps>\n`;
  const script = readScript("fixture.mdx", () => text);
  const newPanel = async () => new Panel(await browser.newPage(), { timeoutMs: 2_000, shortTimeoutMs: 500 });
  return replayPage(script, { manager: "npm", tools: "/none", port, newPanel, log: () => undefined });
}

it("uses the controls that a step names, and sees what it says", async () => {
  const steps = "2. Enter `Soup` in **Title**, and select **Publish**. You see **Published Soup**.";
  expect(await replay(`${steps}\n3. If a tour opens, select **Skip**.`)).toBeNull();
});

it("fails with place, name, and screen where a step's control doesn't exist", async () => {
  const failure = await replay("2. Select **Unpublish**.");
  expect(failure).toContain('fixture.mdx:8 select "Unpublish": The admin panel shows no "Unpublish".');
  expect(failure).toContain('On the screen: heading "Accounts", link "Roles"');
});

it("tells two controls of one name apart by their group", async () => {
  const page = await browser.newPage();
  const panel = new Panel(page, { timeoutMs: 2_000, shortTimeoutMs: 500 });
  await page.goto(`http://127.0.0.1:${port}`);
  await panel.move({ does: "select", name: "Roles", under: "Readers", isOptional: false });
  expect(await page.title()).toBe("readers");
});
