import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:net";
import type { Locator, Page } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { editorOf, examplePath, openExample, resultOf, title } from "./support/portionExample";
import { expect, test } from "./support/test";

// Code in the frame tries what its own policy forbids.
test.use({ mayViolatePolicy: true });

function stoppedIn(example: Locator): Locator {
  return example.getByRole("status").filter({ hasText: "was stopped" });
}

/** Code that runs once, a moment after it was shown. */
function later(code: string): string {
  return `setTimeout(async () => { ${code} }, 50);\nrender(<p>Shown</p>);`;
}

async function runAgain(page: Page, example: Locator): Promise<void> {
  await editorOf(page).fill("render(<p>Saved</p>);");
  await expect(resultOf(page).getByText("Saved")).toBeVisible();
  await expect(stoppedIn(example)).toHaveCount(0);
}

test.describe("WebRTC", () => {
  /** A child frame can only run the frame's own boot script. */
  const child = `
    const child = document.createElement("iframe");
    child.srcdoc = document.querySelector("script").outerHTML;
    child.onload = () => child.contentWindow.postMessage({ type: "runtime", text: connect }, "*");
    document.body.append(child);`;

  for (const [place, run] of [
    ["the frame", "(0, eval)(connect);"],
    ["a frame that live code makes", child],
  ] as const)
    test(`reaches no one from ${place}`, async ({ page }) => {
      const udp = createSocket("udp4").bind(0, "127.0.0.1");
      const tcp = createServer().listen(0, "127.0.0.1");
      await Promise.all([once(udp, "listening"), once(tcp, "listening")]);
      const heard = { udp: 0, tcp: 0 };
      udp.on("message", () => heard.udp++);
      tcp.on("connection", (socket) => {
        heard.tcp++;
        socket.destroy();
      });
      const tcpAddress = tcp.address();
      const tcpPort = typeof tcpAddress === "object" ? tcpAddress?.port : 0;
      const connect = `
        const urls = ["stun:127.0.0.1:${udp.address().port}", "turn:127.0.0.1:${tcpPort}?transport=tcp"];
        globalThis.peer = new RTCPeerConnection({ iceServers: [{ urls, username: "a", credential: "b" }] });
        peer.createDataChannel("x");
        peer.createOffer().then((offer) => peer.setLocalDescription(offer));`;
      await openExample(page);
      await editorOf(page).fill(later(`const connect = ${JSON.stringify(connect)}; ${run}`));
      await expect(resultOf(page).getByText("Shown")).toBeVisible();
      await page.waitForTimeout(1000);
      expect(heard).toEqual({ udp: 0, tcp: 0 });
      // The same from the page, where nothing is sealed, is heard.
      await page.evaluate(connect);
      await expect.poll(() => heard.udp > 0 && heard.tcp > 0).toBe(true);
      await page.evaluate("peer.close()");
      udp.close();
      tcp.close();
    });
});

/**
 * Milliseconds of CPU time: a page that isn't protected is busy without end. It is a bound, and no measure of speed, because
 * the checks of the test itself run in the page, too.
 */
const mostBusy = 5000;

/**
 * How long the page's thread was busy, in milliseconds of CPU time, from now on. (By a clock it would also be "busy" while
 * other programs have the machine.)
 */
async function watchThread(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
  const before = await busy();
  return async () => (await busy()) - before;
}

/**
 * Evaluated, so that no guard ends it. Large enough to keep a page busy, and small enough for a frame to make and send on a
 * busy machine before it counts as silent.
 */
const big = "const big = (0, eval)(\"Array.from({ length: 2e5 }, (_, i) => ({ a: i, b: 'x' + i }))\");";

test.describe("what floods the page", () => {
  for (const [name, code] of [
    ["large objects", `${big} setInterval(() => top.postMessage(big, "*"));`],
    // 10 MB: as small as the objects for the same reason.
    ["large strings", 'const s = "x".repeat(1e7); setInterval(() => top.postMessage(s, "*"));'],
    [
      "small messages",
      'setInterval(() => { for (let i = 0; i < 20000; i++) top.postMessage({ type: "height", height: i }, "*"); });',
    ],
  ] as const)
    test(`${name} stop the frame, not the page`, async ({ page }) => {
      const example = await openExample(page);
      const busy = await watchThread(page);
      await editorOf(page).fill(later(code));
      await expect(stoppedIn(example)).toContainText("tried to affect the page", { timeout: 15_000 });
      await expect(page.locator(`iframe[title="Result: ${title}"]`)).toHaveCount(0);
      expect(await busy()).toBeLessThan(mostBusy);
      await runAgain(page, example);
    });

  test("a large error is cut, and many are told of as one", async ({ page }) => {
    const example = await openExample(page);
    const busyWithOne = await watchThread(page);
    // On a busy machine, a frame with an error of 5 MB, or with 20,000 of them, was silent for so long that it was stopped.
    await editorOf(page).fill(later('throw new Error("x".repeat(5e5));'));
    const status = example.getByRole("status").filter({ hasText: "Error: xxx" });
    await expect(status).toBeVisible({ timeout: 15_000 });
    expect((await status.innerText()).length).toBeLessThan(2100);
    expect(await busyWithOne()).toBeLessThan(mostBusy);
    const busyWithMany = await watchThread(page);
    await editorOf(page).fill(later('for (let i = 0; i < 5000; i++) Promise.reject(new Error("many"));'));
    await expect(example.getByRole("status").filter({ hasText: "Error: many" })).toBeVisible({
      timeout: 30_000,
    });
    expect(await busyWithMany()).toBeLessThan(mostBusy);
    await runAgain(page, example);
  });

  test("a document too large to lay out is taken away", async ({ page }) => {
    const example = await openExample(page);
    const busy = await watchThread(page);
    const bomb = `
      const grow = (0, eval)("(() => { for (let i = 0; i < 3e6; i++) document.body.append(document.createElement('b'), 'bomb '); })");
      setInterval(grow);`;
    await editorOf(page).fill(later(bomb));
    const message = stoppedIn(example);
    await expect(message).toContainText("stopped responding", { timeout: 20_000 });
    expect(await busy()).toBeLessThan(mostBusy);
    await expect(message.getByRole("button", { name: "Run it again" })).toBeVisible();
    await runAgain(page, example);
  });
});

test.describe("the way back", () => {
  for (const [name, code] of [
    ["pushState", 'for (let i = 0; i < 60; i++) history.pushState(null, "", "");'],
    [
      "links",
      'for (let i = 0; i < 60; i++) { const a = document.createElement("a"); a.href = "#" + i; document.body.append(a); a.click(); }',
    ],
    ["history.back()", "setInterval(() => history.back());"],
  ] as const)
    test(`is not touched by ${name}`, async ({ page }) => {
      await openHydrated(page, "/dev-docs/intro");
      await openExample(page);
      const before = await page.evaluate(() => history.length);
      await editorOf(page).fill(later(`${code} document.body.append("Done")`));
      await expect(resultOf(page).getByText("Shown")).toBeVisible();
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => history.length)).toBe(before);
      // Deferred, because going back ends the document in which this is evaluated.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(page).toHaveURL(/dev-docs\/intro/);
    });

  test("is given back where location was used, and the other example of the page goes on", async ({
    page,
  }) => {
    await openHydrated(page, "/dev-docs/intro");
    await openHydrated(page, "/dev-docs/api/rest/populate-select");
    const exampleOf = (name: string) => page.locator("figure", { hasText: name }).first();
    const [other, guilty] = [exampleOf("Choose a size from formats"), exampleOf("A srcset from formats")];
    for (const example of [other, guilty]) {
      await example.scrollIntoViewIfNeeded();
      await expect(example.locator('[data-state="shown"]')).toBeAttached();
    }
    await guilty
      .getByRole("textbox")
      .fill(later("let i = 0; setInterval(() => { location.hash = i++; }, 20);"));
    await expect(stoppedIn(guilty)).toContainText("tried to affect the page");
    // Longer than the page takes to step back, for one frame or for two.
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(/populate-select/);
    await expect(other.locator('[data-state="shown"]')).toBeAttached();
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page).toHaveURL(/dev-docs\/intro/);
  });

  test("leads on when the frame leaves its document", async ({ page }) => {
    const example = await openExample(page);
    await editorOf(page).fill(later('location.search = "?away";'));
    await expect(stoppedIn(example)).toContainText("tried to affect the page");
    await runAgain(page, example);
  });
});

/** Ways to take the focus: HTML for the frame, and code that uses it. Without the seal, most of them work. */
const takers: readonly (readonly [html: string, act: string])[] = [
  ["<input>", "element.focus()"],
  ["<svg tabindex=0></svg>", "element.focus()"],
  ["<math tabindex=0></math>", "element.focus()"],
  ["<p></p>", "window.focus()"],
  ["<input value=a>", "element.select()"],
  ["<textarea>a</textarea>", "element.select()"],
  ["<dialog><input></dialog>", "element.show()"],
  ["<dialog><input></dialog>", "element.showModal()"],
  ["<p popover><input autofocus></p>", "element.showPopover()"],
  ["<p popover><input autofocus></p>", "element.togglePopover()"],
  ["<input required>", "element.reportValidity()"],
  ["<form><input required></form>", "element.reportValidity()"],
  ["<label><input></label>", "element.click()"],
  ["<button popovertarget=a></button><p popover id=a><input autofocus></p>", "element.click()"],
  ["<button commandfor=a command=show-modal></button><dialog id=a><input></dialog>", "element.click()"],
  ["<input>", "document.hasFocus = () => true; element.focus()"],
  // These take nothing in Chromium, and are not sealed.
  ["<input autofocus>", ""],
  ["<input value=a>", "element.setSelectionRange(0, 1)"],
  ["<p contenteditable>a</p>", "getSelection().selectAllChildren(element)"],
  ["<p contenteditable>a</p>", "find('a')"],
  ["<form><input required><button></button></form>", "element.requestSubmit()"],
];

test.describe("the focus", () => {
  test("stays where the reader is, by whatever means code tries to take it", async ({ page }) => {
    // Nothing here inspects the frame, because Playwright's access counts as a user action, after which code can move the focus.
    await openHydrated(page, examplePath);
    const example = page.locator("figure", { hasText: title }).first();
    await example.scrollIntoViewIfNeeded();
    await expect(example.locator('[data-state="shown"]')).toBeAttached();
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.left = "0";
      window.addEventListener("blur", () => {
        dataset.left = String(Number(dataset.left) + 1);
      });
    });
    const timesLeft = () => page.evaluate(() => Number(document.documentElement.dataset.left));
    // Filled instead of typed: the page restores the focus only for readers who press keys.
    await editorOf(page).fill(
      later(`
        const place = document.body.appendChild(document.createElement("section"));
        for (const [html, act] of ${JSON.stringify(takers)}) {
          place.innerHTML = html;
          globalThis.element = place.firstElementChild;
          (0, eval)(act);
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        throw new Error("All tried");`),
    );
    await expect(example.getByRole("status").filter({ hasText: "All tried" })).toBeVisible();
    expect(await timesLeft()).toBe(0);
    await expect(editorOf(page)).toBeFocused();
    // What can't be sealed shows that a theft would have been seen; the focus comes back when the frame goes.
    await editorOf(page).fill(
      later('document.body.innerHTML = "<input id=field>"; location.hash = "field";'),
    );
    await expect.poll(timesLeft).toBe(1);
    await expect(stoppedIn(example)).toContainText("tried to affect the page");
    await expect(editorOf(page)).toBeFocused();
  });

  test("stays where the reader types, whatever live code does", async ({ page }) => {
    await openExample(page);
    const editor = editorOf(page);
    for (const code of [
      'const i = document.createElement("input"); document.body.append(i); setInterval(() => i.focus(), 20);',
      "setInterval(() => window.focus(), 20);",
      'document.body.innerHTML = "<dialog><input></dialog>"; document.querySelector("dialog").showModal();',
    ]) {
      await editor.fill(later(code));
      await editor.press("End");
      await expect(resultOf(page).getByText("Shown")).toBeAttached();
      await page.waitForTimeout(300);
      await expect(editor).toBeFocused();
    }
  });

  test("goes where live code leads a reader who is in the frame", async ({ page }) => {
    await openExample(page);
    await editorOf(page).fill(
      "function App() { const field = useRef(null); return <><button onClick={() => field.current.focus()}>Go</button><input ref={field} /></>; }\nrender(<App />);",
    );
    await resultOf(page).getByRole("button", { name: "Go" }).click();
    await expect(resultOf(page).getByRole("textbox")).toBeFocused();
  });
});
