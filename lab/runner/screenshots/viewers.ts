import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Viewer } from "../../screenshots/shot";
import type { RunningLab } from "../platform/lab";
import { Failure } from "../project";
import { quiet } from "./prepareContext";

export type Theme = "light" | "dark";
export const themes: readonly Theme[] = ["light", "dark"];

const roles: Readonly<Record<Exclude<Viewer, "nobody">, string>> = {
  superAdmin: "strapi-super-admin",
  editor: "strapi-editor",
  author: "strapi-author",
};

/** Gives out pages of the panel, signed in as somebody; each account signs in once for each theme. */
export function viewers(browser: Browser, lab: RunningLab) {
  const contexts = new Map<string, BrowserContext>();

  return {
    open: async (viewer: Viewer, theme: Theme): Promise<Page> => {
      const key = `${viewer} ${theme}`;
      const context = contexts.get(key) ?? (await enter(browser, lab, viewer, theme));
      contexts.set(key, context);
      return context.newPage();
    },
    /** Everybody is signed out, as when the database was put back. */
    forget: async (): Promise<void> => {
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
  theme: Theme,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: lab.url,
    bypassCSP: true,
    colorScheme: theme,
    deviceScaleFactor: 2,
    locale: "en-GB",
    reducedMotion: "reduce",
    timezoneId: "UTC",
    viewport: { width: 1280, height: 800 },
  });
  await quiet(context, lab.url);
  if (viewer === "nobody") return context;
  const account = lab.accounts.admins.find(({ role }) => role === roles[viewer]);
  if (!account) throw new Failure(`The lab has no account of the role ${roles[viewer]}.`);
  const page = await context.newPage();
  await page.goto("/admin/auth/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: false }).first().fill(account.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("navigation").first().waitFor();
  await page.close();
  return context;
}
