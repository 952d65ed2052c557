import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { root } from "../project";

/** The day after the seed's last change, so that "2 days ago" stays two days. Time runs from there, because forms use timers. */
const today = new Date("2026-06-15T10:00:00Z");

const fontFile = "node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2";

/** Makes pages look the same on every machine and day, and blocks requests to other hosts. */
export async function prepareContext(context: BrowserContext, base: string): Promise<void> {
  await context.clock.install({ time: today });
  await context.route(
    (url) => url.origin !== base,
    (route) => route.abort(),
  );
  const font = readFileSync(join(root, fontFile));
  await context.route("**/lab-font.woff2", (route) =>
    route.fulfill({ body: font, contentType: "font/woff2" }),
  );
  await context.addInitScript({ path: join(root, "lab/runner/screenshots/inPage.js") });
}
