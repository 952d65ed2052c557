import { expect, type Locator, type Page } from "@playwright/test";

/** The open questions. */
export const panel = (page: Page): Locator => page.getByRole("dialog", { name: "Ask AI" });

export const field = (page: Page): Locator => panel(page).getByRole("textbox", { name: "Your question" });

export const askButton = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: "Ask AI" });

/** Questions with their results, oldest first. */
export const turns = (page: Page): Locator => panel(page).getByRole("article");

/** Passages that are quoted. */
export const quotes = (page: Page): Locator => panel(page).getByRole("figure");

export async function openAsk(page: Page): Promise<void> {
  await askButton(page).click();
  await expect(field(page)).toBeFocused();
}

/** Types a question, sends it, and waits until the answer is complete, or an error is shown. */
export async function ask(page: Page, question: string): Promise<void> {
  const before = await turns(page).count();
  await field(page).fill(question);
  await field(page).press("Enter");
  await expect(turns(page)).toHaveCount(before + 1);
  await expect(turns(page).last()).toHaveAttribute("aria-busy", "false");
}

interface AskSettings {
  readonly provider: "endpoint" | "kapa";
  readonly endpoint?: string;
  readonly model?: string;
  readonly kapa?: { readonly script: string; readonly websiteId: string; readonly logo: string | null };
}

/**
 * Switches a built site to another provider of answers than the one it was built with: in its settings, in the policy of
 * its pages, and in the same header, as a build with these settings would write them.
 */
export async function answerBy(page: Page, settings: AskSettings): Promise<void> {
  // A page that a test serves has no address, so it needs permission for requests to local servers.
  await page.context().grantPermissions(["local-network-access"]);
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const withProvider = (text: string) =>
      text
        .replace("connect-src 'self'", `connect-src 'self' ${originOf(settings.endpoint)}`)
        .replace("script-src 'self'", `script-src 'self' ${settings.kapa?.script ?? ""}`);
    const { [policy]: header = "", ...headers } = response.headers();
    const body = withProvider(await response.text());
    await route.fulfill({ response, body, headers: { ...headers, [policy]: withProvider(header) } });
  });
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.data.siteSettings.ask, settings);
    await route.fulfill({ response, json });
  });
}

const policy = "content-security-policy";
const originOf = (url: string | undefined) => (url === undefined ? "" : new URL(url).origin);

/** What goes wrong unseen: errors of scripts, and windows that a script opens. */
export function faultsOf(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("dialog", (alert) => {
    problems.push(alert.message());
    void alert.dismiss();
  });
  return problems;
}
