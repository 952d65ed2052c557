import type { Page } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { settled } from "./support/smallSite";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 1440, height: 900 } });

const pages = ["/dev-docs/quick-start", "/dev-docs/api/document-service", "/dev-docs/configurations/cron"];
const toc = (page: Page) => page.locator("nav[aria-labelledby=toc-title]");

interface Marks {
  /** What the table of contents marks: an entry's `href`, or "none". */
  readonly marked: string;
  /**
   * What a reader would say: the first heading in the upper quarter of the window, below the navbar's place, or else the last one
   * above; the first of all in the introduction.
   */
  readonly onTop: string;
}

/**
 * The marks of a page at rest. Keys, the wheel, and Back scroll some frames after they are pressed, so this looks until the
 * mark is right, for 5 s at most.
 */
async function marksAtRest(
  page: Page,
  isRight = ({ marked, onTop }: Marks): boolean => marked === onTop,
): Promise<Marks & { readonly right: boolean }> {
  for (const end = Date.now() + 5000; ; ) {
    await settled(page);
    const before = await marksNow(page);
    await settled(page);
    const marks = await marksNow(page);
    const right = before.scrolled === marks.scrolled && isRight(marks);
    if (right || Date.now() > end) return { ...marks, right };
  }
}

function marksNow(page: Page): Promise<Marks & { readonly scrolled: number }> {
  return page.evaluate(() => {
    const nav = document.querySelector("nav[aria-labelledby=toc-title]");
    const start = (document.querySelector("header")?.offsetHeight ?? 0) + 8;
    const end = start + window.innerHeight / 4;
    const listed = new Set([...(nav?.querySelectorAll("a") ?? [])].map(({ hash }) => hash.slice(1)));
    const headings = [...document.querySelectorAll(".prose h2, .prose h3")].filter(({ id }) =>
      listed.has(id),
    );
    const top = (heading: Element) => heading.getBoundingClientRect().top;
    const near = headings.find((heading) => top(heading) >= start && top(heading) < end);
    const onTop = near ?? headings.findLast((heading) => top(heading) < start) ?? headings[0];
    return {
      marked: nav?.querySelector("a[aria-current=location]")?.getAttribute("href") ?? "none",
      onTop: onTop ? `#${onTop.id}` : "none",
      scrolled: window.scrollY,
    };
  });
}

/** Ways to come to other places of a page. Each is done until it has given so many positions. */
const means: Record<string, { times: number; go: (page: Page, turn: number) => Promise<unknown> }> = {
  // Not to the page's end: after a wheel that meets it, Chromium's headless shell may stop drawing.
  "the wheel": { times: 12, go: (page, turn) => page.mouse.wheel(0, 211 + 37 * turn) },
  "the scrollbar": {
    times: 8,
    go: (page, turn) =>
      page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), ((turn * 3) % 8) / 9),
  },
  "find in page": {
    times: 4,
    go: (page, turn) =>
      page.evaluate((skipped) => {
        const words = [...document.querySelectorAll(".prose p")].map(({ textContent }) => textContent);
        const text = words[Math.floor((words.length * (skipped + 1)) / 5)]?.slice(0, 20) ?? "";
        getSelection()?.removeAllRanges();
        return Reflect.apply(Reflect.get(window, "find"), window, [text, true]);
      }, turn),
  },
  "the End and Home keys": { times: 4, go: (page, turn) => page.keyboard.press(turn % 2 ? "Home" : "End") },
};

for (const path of pages) {
  test(`${path}: the mark is the section at the window's top, however one comes there`, async ({ page }) => {
    await openHydrated(page, path);
    await page.mouse.move(700, 500);
    const wrong: string[] = [];
    let positions = 0;
    for (const [name, { times, go }] of Object.entries(means)) {
      for (let turn = 0; turn < times; turn += 1) {
        await go(page, turn);
        const { marked, onTop, right } = await marksAtRest(page);
        positions += 1;
        if (!right) wrong.push(`${name} ${turn}: ${marked} instead of ${onTop}`);
      }
    }
    const links = await toc(page).locator("a").all();
    for (const link of [...links.slice(0, 4), ...links.slice(-4)]) {
      await link.click();
      positions += 1;
      const href = (await link.getAttribute("href")) ?? "";
      const { marked, right } = await marksAtRest(page, (marks) => marks.marked === href);
      if (!right) wrong.push(`click: ${marked} instead of ${href}`);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    for (let turn = 0; turn < 6; turn += 1) {
      await page.goBack();
      positions += 1;
      const hash = new URL(page.url()).hash;
      // At the end of the page, the heading that the link led to may be out of reach of the top.
      const { marked, onTop, right } = await marksAtRest(
        page,
        (marks) => marks.marked === marks.onTop || marks.marked === hash,
      );
      if (!right) wrong.push(`Back ${turn}: ${marked} instead of ${onTop}`);
    }
    expect(wrong).toEqual([]);
    expect(positions).toBeGreaterThanOrEqual(40);
  });
}

test("a click in the table of contents keeps every node of the article, and what is selected", async ({
  page,
}) => {
  await openHydrated(page, "/dev-docs/quick-start");
  await page.evaluate(() => {
    const nodes = [...document.querySelectorAll(".prose *")];
    const paragraph = document.querySelector(".prose p");
    if (paragraph) getSelection()?.selectAllChildren(paragraph);
    Object.assign(window, { nodes, selected: getSelection()?.toString() });
  });
  await toc(page).locator("a").nth(2).click();
  await settled(page);
  const after = await page.evaluate(() => {
    const nodes: readonly Element[] = Reflect.get(window, "nodes");
    const lost = nodes.filter((node) => !node.isConnected).length;
    return { lost, before: Reflect.get(window, "selected"), now: getSelection()?.toString() };
  });
  expect(after.lost).toBe(0);
  expect(after.before).not.toBe("");
  expect(after.now).toBe(after.before);
});

test("the mark stays in sight in a table of contents that is longer than the window", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await openHydrated(page, "/dev-docs/api/document-service");
  for (const part of [0.9, 0.1]) {
    await page.evaluate((y) => window.scrollTo(0, document.body.scrollHeight * y), part);
    await settled(page);
    await expect(toc(page).locator("a[aria-current]")).toBeInViewport({ ratio: 1 });
  }
});

test("draws a thread from the first section to the one on screen", async ({ page }) => {
  await openHydrated(page, "/dev-docs/quick-start");
  const entries = toc(page).locator("li > a");
  const colors = () =>
    entries.evaluateAll((all) => all.map((entry) => getComputedStyle(entry).borderInlineStartColor));
  const plain = (await colors()).at(-1);
  await expect.poll(async () => (await colors()).filter((color) => color !== plain).length).toBe(1);

  await entries.nth(3).click();
  await expect(entries.nth(3)).toHaveAttribute("aria-current", "location");
  const isDrawn = async () => (await colors()).map((color) => color !== plain);
  const count = await entries.count();
  await expect.poll(isDrawn).toEqual(Array.from({ length: count }, (_, index) => index <= 3));
});
