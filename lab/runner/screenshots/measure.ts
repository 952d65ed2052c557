import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openSite } from "../project";
import { bounds, type Measurement } from "./measurement";
import { readRegister } from "./register";

/** Measures all screenshots on the pages of a build. */
export async function measureScreenshots(dir: string, paths: readonly string[]): Promise<Measurement[]> {
  const { browser, origin, close } = await openSite(dir);
  const register = readRegister();
  const measurements: Measurement[] = [];
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    for (const path of withScreenshots(dir, paths)) {
      await page.goto(origin + path);
      for (const { window } of bounds) {
        await page.setViewportSize({ width: window, height: 900 });
        for (const { id, shown, scrolls } of await screenshotsOn(page)) {
          const { width: region = 0, smallestText = 0 } = register.get(id) ?? {};
          measurements.push({
            id,
            path,
            window,
            region,
            shown,
            scrolls,
            text: (smallestText * shown) / region,
          });
        }
      }
    }
  } finally {
    await close();
  }
  return measurements;
}

function withScreenshots(dir: string, paths: readonly string[]): string[] {
  return paths.filter((path) => readFileSync(join(dir, path, "index.html"), "utf8").includes("data-window"));
}

async function screenshotsOn(page: Page) {
  const frames = await page.locator("[data-window]").all();
  return Promise.all(
    frames.map((frame) =>
      frame.evaluate((element) => {
        const picture = [...element.querySelectorAll("img")].find(({ offsetWidth }) => offsetWidth > 0);
        const scroller = picture?.closest("[data-zoomable]")?.parentElement;
        return {
          id: /([a-z0-9-]+)\.(light|dark)\./.exec(element.querySelector("img")?.src ?? "")?.[1] ?? "",
          shown: picture?.offsetWidth ?? 0,
          scrolls: scroller ? scroller.scrollWidth > scroller.clientWidth : false,
        };
      }),
    ),
  );
}
