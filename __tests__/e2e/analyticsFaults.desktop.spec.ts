import type { Page } from "@playwright/test";
import {
  allSent,
  expect,
  named,
  nextUpload,
  openMeasured,
  settle,
  test,
  toggleTheme,
  unsent,
} from "./support/measured";
import type { ServiceResponse, Upload } from "./support/services/ingestion";
import { ingested } from "./support/services/ingestion";

/** What the service says of an upload, and says no more after so many times. */
function firstTimes(count: number, response: ServiceResponse) {
  return (upload: Upload, index: number) => (index < count ? response : ingested(upload));
}

async function openWithEvents(page: Page, toggles: number): Promise<void> {
  await openMeasured(page, "/guide/intro");
  for (let index = 0; index < toggles; index += 1) await toggleTheme(page);
}

test("200: events are out of the way once they have arrived", async ({ page, ingestion }) => {
  await openWithEvents(page, 2);
  await nextUpload(page, ingestion);
  // On a busy machine the second click is captured after the first upload, and goes with the next one.
  await allSent(page);
  expect(await unsent(page)).toBe(0);
  expect(named(ingestion, "theme_changed")).toHaveLength(2);
});

test("400: events that the service calls invalid are dropped, the rest is sent", async ({
  page,
  ingestion,
}) => {
  await openWithEvents(page, 2);
  ingestion.respondWith((upload, index) => {
    if (index > 0) return ingested(upload);
    const bad = upload.events.findIndex(({ event_type }) => event_type === "theme_changed");
    return { status: 400, body: { error: "Bad field", events_with_invalid_fields: { time: [bad] } } };
  });
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await nextUpload(page, ingestion);
  await allSent(page);
  expect(named(ingestion, "theme_changed")).toHaveLength(1);
  expect(named(ingestion, "page_view")).toHaveLength(1);
  expect(errors.join("\n")).toContain("Error tracking theme_changed event:");
});

test("408: a timeout is tried again", async ({ page, ingestion }) => {
  await openWithEvents(page, 1);
  ingestion.respondWith(firstTimes(1, { status: 408 }));
  await allSent(page);
  expect(ingestion.uploads).toHaveLength(2);
  expect(named(ingestion, "theme_changed")).toHaveLength(1);
});

test("413: uploads are halved until they are small enough, and nothing is lost", async ({
  page,
  ingestion,
}) => {
  await openMeasured(page, "/guide/intro");
  await toggleOften(page, 60);
  ingestion.respondWith((upload) =>
    upload.events.length > 60 ? { status: 413, body: { error: "Payload too large" } } : ingested(upload),
  );
  await allSent(page);
  const sizes = ingestion.uploads.map(({ events }) => events.length);
  expect(sizes[0]).toBeGreaterThan(100);
  expect(Math.max(...sizes.slice(-2))).toBeLessThanOrEqual(50);
  expect(named(ingestion, "theme_changed")).toHaveLength(60);
});

test("413: a single event that is too large is dropped", async ({ page, ingestion }) => {
  await openMeasured(page, "/guide/intro");
  await allSent(page);
  const before = ingestion.uploads.length;
  ingestion.respondWith(() => ({ status: 413, body: { error: "Payload too large" } }));
  await page.getByRole("link", { name: "Code", exact: true }).first().click();
  await expect(page).toHaveURL("/guide/code");
  await allSent(page);
  expect(ingestion.uploads.length).toBeGreaterThan(before);
  ingestion.respondWith(ingested);
  await page.clock.fastForward(60_000);
  await settle(page);
  expect(named(ingestion, "page_view")).toHaveLength(1);
});

test("429: throttled events wait for thirty seconds, then go", async ({ page, ingestion }) => {
  await openWithEvents(page, 1);
  ingestion.respondWith((upload, index) =>
    index > 0
      ? ingested(upload)
      : {
          status: 429,
          body: { error: "Too many requests", throttled_events: upload.events.map((_, at) => at) },
        },
  );
  await nextUpload(page, ingestion);
  await settle(page);
  await page.clock.fastForward(29_000);
  await settle(page);
  expect(ingestion.uploads).toHaveLength(1);
  await page.clock.fastForward(2_000);
  await expect.poll(() => ingestion.uploads.length).toBe(2);
  expect(named(ingestion, "theme_changed")).toHaveLength(1);
});

test("429: events of a device beyond its quota are dropped", async ({ page, ingestion }) => {
  await openWithEvents(page, 1);
  ingestion.respondWith((upload, index) => {
    if (index > 0) return ingested(upload);
    const quota = { [upload.events[0]?.device_id ?? ""]: 1 };
    return { status: 429, body: { error: "Quota", exceeded_daily_quota_devices: quota } };
  });
  await nextUpload(page, ingestion);
  await expect.poll(() => unsent(page)).toBe(0);
  expect(ingestion.uploads).toHaveLength(1);
});

test("5xx: sent again with growing delays, and nothing is lost meanwhile", async ({ page, ingestion }) => {
  await openWithEvents(page, 1);
  ingestion.respondWith(firstTimes(4, { status: 500, body: { error: "Down" } }));
  await nextUpload(page, ingestion);
  for (const step of [10_100, 500, 500, 500]) {
    await settle(page);
    expect(await unsent(page)).toBeGreaterThan(0);
    await nextUpload(page, ingestion, step);
  }
  await expect.poll(() => unsent(page)).toBe(0);
  const times = ingestion.uploads.map(({ client_upload_time }) => Date.parse(client_upload_time));
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  for (const [index, least] of [10_000, 1_000, 2_000, 3_000].entries())
    expect(gaps[index]).toBeGreaterThanOrEqual(least);
  expect(named(ingestion, "theme_changed")).toHaveLength(1);
});

test("connections that break: nothing is lost, and each event is counted once", async ({
  page,
  ingestion,
}) => {
  await openWithEvents(page, 1);
  ingestion.respondWith(() => "cut");
  await nextUpload(page, ingestion);
  await settle(page);
  expect(await unsent(page)).toBeGreaterThan(0);
  ingestion.respondWith(ingested);
  await allSent(page);
  expect(named(ingestion, "theme_changed")).toHaveLength(1);
  expect(named(ingestion, "page_view")).toHaveLength(1);
});

test("5xx for ever: given up after twelve times, and said", async ({ page, ingestion }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await openWithEvents(page, 1);
  ingestion.respondWith(() => ({ status: 503, body: { error: "Down" } }));
  await allSent(page, 15_000);
  expect(ingestion.uploads).toHaveLength(12);
  expect(errors.join("\n")).toContain("Error tracking theme_changed event:");
  expect(errors.join("\n")).toContain("Event rejected due to exceeded retry count");
});

test("no network: events wait, and go when it is back", async ({ page, context, ingestion }) => {
  await openMeasured(page, "/guide/intro");
  await allSent(page);
  const before = ingestion.uploads.length;
  await context.setOffline(true);
  await toggleTheme(page);
  await page.clock.fastForward(60_000);
  await settle(page);
  expect(ingestion.uploads).toHaveLength(before);
  expect(await unsent(page)).toBeGreaterThan(0);
  await context.setOffline(false);
  await allSent(page);
  expect(named(ingestion, "theme_changed")).toHaveLength(1);
});

test("a tab that is closed sends what waits by beacon", async ({ page, ingestion }) => {
  await openMeasured(page, "/guide/intro");
  await allSent(page);
  await toggleTheme(page);
  await expect.poll(() => unsent(page)).toBeGreaterThan(0);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => named(ingestion, "theme_changed").length).toBe(1);
  expect(ingestion.beacons).toHaveLength(1);
});

test("what is too much for a beacon waits for the next visit", async ({ page, context, ingestion }) => {
  await openMeasured(page, "/guide/intro");
  await allSent(page);
  await toggleOften(page, 100);
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await openMeasured(next, "/guide/code");
  await allSent(next);
  expect(ingestion.beacons).toEqual([]);
  expect(named(ingestion, "theme_changed")).toHaveLength(100);
});

test("at most 1,000 events wait; the client says what it drops", async ({ page, ingestion }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  ingestion.respondWith(() => ({ status: 500 }));
  const earlier = Array.from({ length: 995 }, (_, index) => ({
    event_type: "earlier",
    insert_id: `${index}`,
  }));
  await page.addInitScript({
    content: `try { localStorage.AMP_unsent_0123456789 ??= ${JSON.stringify(JSON.stringify(earlier))} } catch {}`,
  });
  await openMeasured(page, "/guide/intro");
  for (let index = 0; index < 6; index += 1) await toggleTheme(page);
  await expect.poll(() => unsent(page)).toBe(1000);
  await expect
    .poll(() => errors.join("\n"))
    .toMatch(/Failed to save \d+ events because the queue length exceeded 1000/);
});

/** Two events each, faster than by a pointer. */
async function toggleOften(page: Page, count: number): Promise<void> {
  const before = await unsent(page);
  await page.evaluate((times) => {
    const button = document.querySelector<HTMLButtonElement>('button[aria-label^="Switch to"]');
    for (let index = 0; index < times; index += 1) button?.click();
  }, count);
  await expect.poll(() => unsent(page), { timeout: 15_000 }).toBeGreaterThanOrEqual(before + 2 * count);
}
