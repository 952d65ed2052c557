import type { Page } from "@playwright/test";
import { type ChatServer, startChat } from "../support/chat/server.mjs";
import { answerBy, ask, askButton, field, openAsk, panel, quotes, turns } from "./support/ask";
import { expectNoAxeFindings } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

let chat: ChatServer;
test.beforeEach(async () => {
  chat = await startChat();
});
test.afterEach(() => chat.close());

const question = "How do I sort and paginate entries in the REST API?";

interface Screen {
  /** The provider: the site itself, or a model. */
  readonly provider: "local" | "endpoint";
  /** From an open page on. */
  readonly show: (page: Page) => Promise<void>;
}

const screens: Readonly<Record<string, Screen>> = {
  "the start": { provider: "local", show: openAsk },
  quotes: {
    provider: "local",
    show: async (page) => {
      await openAsk(page);
      await ask(page, "How do I create a document with a POST request to the REST API?");
      await expect(quotes(page).locator("pre").first()).toBeVisible();
      await turns(page).getByRole("button", { name: "Helpful", exact: true }).click();
    },
  },
  "nothing that fits": {
    provider: "local",
    show: async (page) => {
      await openAsk(page);
      await ask(page, "How long do I have to bake sourdough bread?");
    },
  },
  "a panel that can't be loaded": {
    provider: "local",
    show: async (page) => {
      await page.route("**/*.js", (route) => route.abort());
      await askButton(page).click();
      await expect(panel(page).getByRole("alert")).toBeVisible();
    },
  },
  "words of a model": {
    provider: "endpoint",
    show: async (page) => {
      chat.words = "Use `sort` **so** [1]:\n\n```js\nfetch('/api?sort=name');\n```\n\n- one\n- two [2]";
      await openAsk(page);
      await ask(page, question);
      await expect(panel(page).getByRole("region", { name: "Sources" })).toBeVisible();
    },
  },
  "an answer that comes": {
    provider: "endpoint",
    show: async (page) => {
      chat.gate = new Promise(() => {});
      await openAsk(page);
      await field(page).fill(question);
      await field(page).press("Enter");
      await expect(panel(page).getByRole("button", { name: "Stop" })).toBeVisible();
      await expect(turns(page)).toContainText("Pears ripen");
    },
  },
  "an answer that names no source": {
    provider: "endpoint",
    show: async (page) => {
      chat.behavior = "inventive";
      await openAsk(page);
      await ask(page, question);
      await expect(turns(page)).toContainText("names no passage");
    },
  },
  "a problem": {
    provider: "endpoint",
    show: async (page) => {
      chat.behavior = 503;
      await openAsk(page);
      await ask(page, question);
      await expect(panel(page).getByRole("alert")).toBeVisible();
    },
  },
};

for (const [name, { provider, show }] of Object.entries(screens)) {
  test(`${name} has no problem that axe finds`, async ({ page }) => {
    if (provider === "endpoint") await answerBy(page, { provider, endpoint: chat.url, model: "m" });
    await openHydrated(page, "/user-docs/intro");
    await show(page);
    await expectNoAxeFindings(page);
  });
}
