import type { Page } from "@playwright/test";
import { type ChatServer, startChat } from "../support/chat/server.mjs";
import { answerBy, ask, askButton, field, openAsk, panel, quotes, turns } from "./support/ask";
import { expectNoAxeFindings, expectNoAxeFindingsAgain } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

let chat: ChatServer;
test.beforeEach(async () => {
  chat = await startChat();
});
test.afterEach(() => chat.close());

const question = "How do I sort and paginate entries in the REST API?";

type Screens = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** Screens that one visit shows, one after the other: first from the site itself, then from a model. */
const ofSite: Screens = {
  "the start": openAsk,
  quotes: async (page) => {
    await ask(page, "How do I create a document with a POST request to the REST API?");
    await expect(quotes(page).locator("pre").first()).toBeVisible();
    await turns(page).getByRole("button", { name: "Helpful", exact: true }).click();
  },
  "nothing that fits": async (page) => {
    await ask(page, "How long do I have to bake sourdough bread?");
    await expect(turns(page).last()).toContainText("Nothing in this documentation fits");
  },
};

const ofModel: Screens = {
  "words of a model": async (page) => {
    chat.words = "Use `sort` **so** [1]:\n\n```js\nfetch('/api?sort=name');\n```\n\n- one\n- two [2]";
    await openAsk(page);
    await ask(page, question);
    await expect(panel(page).getByRole("region", { name: "Sources" })).toBeVisible();
  },
  "an answer that names no source": async (page) => {
    chat.behavior = "inventive";
    await ask(page, question);
    await expect(turns(page).last()).toContainText("names no passage");
  },
  "a problem": async (page) => {
    chat.behavior = 503;
    await ask(page, question);
    await expect(panel(page).getByRole("alert")).toBeVisible();
  },
  "an answer that comes": async (page) => {
    chat.behavior = "well";
    chat.words = "Pears ripen off the tree [1].";
    chat.gate = new Promise(() => {});
    await field(page).fill(question);
    await field(page).press("Enter");
    await expect(panel(page).getByRole("button", { name: "Stop" })).toBeVisible();
    await expect(turns(page).last()).toContainText("Pears ripen");
  },
};

/** The first screen is looked at with the page around it; of the others, the colors of the panel only. */
async function expectNoFindingsOn(page: Page, screens: Screens): Promise<void> {
  for (const [index, [name, show]] of Object.entries(screens).entries()) {
    await test.step(name, async () => {
      await show(page);
      if (index === 0) await expectNoAxeFindings(page);
      else await expectNoAxeFindingsAgain(page, "dialog[open]");
    });
  }
}

test("no screen of the site's answers has a problem that axe finds", async ({ page }) => {
  test.slow();
  await openHydrated(page, "/user-docs/intro");
  await expectNoFindingsOn(page, ofSite);
});

test("no screen of a model's answers has a problem that axe finds", async ({ page }) => {
  test.slow();
  await answerBy(page, { provider: "endpoint", endpoint: chat.url, model: "m" });
  await openHydrated(page, "/user-docs/intro");
  await expectNoFindingsOn(page, ofModel);
});

test("a panel that can't be loaded has no problem that axe finds", async ({ page }) => {
  await openHydrated(page, "/user-docs/intro");
  await page.route("**/*.js", (route) => route.abort());
  await askButton(page).click();
  await expect(panel(page).getByRole("alert")).toBeVisible();
  await expectNoAxeFindings(page);
});
