import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Viewer } from "../../screenshots/shot";
import type { RunningLab } from "../platform/lab";
import { Failure } from "../project";
import { prepareContext } from "./prepareContext";

export type Theme = "light" | "dark";
export const themes: readonly Theme[] = ["light", "dark"];

const roles: Readonly<Record<Exclude<Viewer, "nobody">, string>> = {
  superAdmin: "strapi-super-admin",
  editor: "strapi-editor",
  author: "strapi-author",
};

/** The panel is large: on a busy computer, it takes its time to load. */
const startMs = 120_000;

/** Opens pages of the panel for each account; each signs in once per size of the panel. */
export function viewers(browser: Browser, lab: RunningLab) {
  const contexts = new Map<string, BrowserContext>();

  return {
    /** @param zoom how much the panel is enlarged: its screen has fewer pixels, so that images are at twice their size. */
    open: async (viewer: Viewer, zoom = 1): Promise<Page> => {
      const key = `${viewer} ${zoom}`;
      const context = contexts.get(key) ?? (await enter(browser, lab, viewer, zoom));
      contexts.set(key, context);
      return context.newPage();
    },
    /** Signs out all users, because a restored database has no sessions. */
    signOut: async (): Promise<void> => {
      for (const context of contexts.values()) await context.close();
      contexts.clear();
    },
  };
}

export type Viewers = ReturnType<typeof viewers>;

async function enter(
  browser: Browser,
  lab: RunningLab,
  viewer: Viewer,
  zoom: number,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: lab.url,
    bypassCSP: true,
    deviceScaleFactor: 2 / zoom,
    locale: "en-GB",
    reducedMotion: "reduce",
    timezoneId: "UTC",
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultNavigationTimeout(startMs);
  await prepareContext(context, lab.url);
  if (viewer === "nobody") return context;
  const account = lab.accounts.admins.find(({ role }) => role === roles[viewer]);
  if (!account) throw new Failure(`The lab has no account with the role ${roles[viewer]}.`);
  const page = await context.newPage();
  page.setDefaultTimeout(startMs);
  await page.goto("/admin/auth/login", { waitUntil: "commit" });
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: false }).first().fill(account.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("navigation").first().waitFor();
  await page.close();
  return context;
}
