import { type ChatServer, startChat } from "../support/chat/server.mjs";
import { answerBy, ask, faultsOf, field, openAsk, panel, turns } from "./support/ask";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

const question = "How do I sort and paginate entries in the REST API?";

let chat: ChatServer;
test.beforeEach(async ({ page }) => {
  chat = await startChat();
  await answerBy(page, { provider: "endpoint", endpoint: chat.url, model: "some-model" });
  await openHydrated(page, "/user-docs/intro");
  await openAsk(page);
});
test.afterEach(() => chat.close());

/** Before the first word, and after some. All others: contract.test.ts of the endpoint, and TurnView.test.tsx. */
const problems = [
  [429, "too much to do"],
  ["cut", "broke off"],
] as const;

test("what a model writes is checked, and what goes wrong is said", async ({ page }) => {
  const faults = faultsOf(page);
  const last = turns(page).last();

  await test.step("generated answers have the disclaimer below", async () => {
    const disclaimer =
      "Answers are AI-generated and might be inaccurate. Please ensure you double-check the information provided by visiting source pages.";
    await expect(panel(page).getByText(disclaimer, { exact: true })).toBeVisible();
  });

  await test.step("without a passage that fits, the model isn't asked", async () => {
    await ask(page, "How long do I have to bake sourdough bread?");
    await expect(last).toContainText("Nothing in this documentation fits your question.");
    expect(chat.asked).toEqual([]);
  });

  for (const [behavior, words] of problems) {
    await test.step(`says what is wrong (${behavior}), and asks again`, async () => {
      chat.behavior = behavior;
      await ask(page, question);
      await expect(panel(page).getByRole("alert")).toContainText(words);
      await expect(panel(page)).not.toContainText("sk-secret");
      chat.behavior = "well";
      await panel(page).getByRole("button", { name: "Ask again" }).click();
      await expect(last).toContainText("sun, rain and patience");
      await expect(panel(page).getByRole("alert")).toHaveCount(0);
    });
  }

  await test.step("numbers that no one gave are taken out, and what names no passage is marked", async () => {
    chat.behavior = "inventive";
    await ask(page, question);
    await expect(last).toContainText("It is so , as says. list[1] stays.");
    await expect(last).toContainText("This answer names no passage of the documentation");
    await expect(last.getByRole("link")).toHaveCount(0);
  });

  await test.step("what a model writes is no markup", async () => {
    chat.behavior = "well";
    chat.words =
      "<img src=x onerror=alert(1)> <script>alert(2)</script> [click](javascript:alert(3)) ![x](https://elsewhere.test/x.png)";
    await ask(page, question);
    await expect(last).toContainText("<img src=x onerror=alert(1)>");
    await expect(last.locator("img, script, a")).toHaveCount(0);
    expect(faults).toEqual([]);
  });
});

test("words show as they come, with numbers that lead to what they cite", async ({ page }) => {
  let release = () => {};
  chat.gate = new Promise((resolve) => {
    release = resolve;
  });
  await field(page).fill(question);
  await field(page).press("Enter");
  await expect(turns(page)).toContainText("Pears ripen");
  await expect(turns(page)).not.toContainText("patience");
  await expect(panel(page).getByText("Looking for an answer")).toBeAttached();
  release();
  await expect(turns(page)).toContainText("sun, rain and patience");
  await expect(turns(page).locator("strong")).toHaveText("off the tree");
  await expect(panel(page).getByText("Answered, with 2 sources")).toBeAttached();
  const sources = panel(page).getByRole("region", { name: "Sources" }).getByRole("link");
  await expect(sources).toHaveCount(2);
  const href = (await sources.first().getAttribute("href")) ?? "";
  await turns(page)
    .getByRole("link", { name: /^Source 1, / })
    .click();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  expect(chat.asked[0]?.headers.authorization).toBeUndefined();
  expect(chat.asked[0]?.headers.cookie).toBeUndefined();
});

test("an answer can be stopped, and asked for again", async ({ page }) => {
  chat.gate = new Promise(() => {});
  await field(page).fill(question);
  await field(page).press("Enter");
  await expect(turns(page)).toContainText("Pears ripen");
  await panel(page).getByRole("button", { name: "Stop" }).click();
  await expect(turns(page)).toContainText("You stopped this answer.");
  await expect(turns(page)).toContainText("Pears ripen");
  await expect.poll(() => chat.left).toBe(1);
  chat.gate = Promise.resolve();
  await panel(page).getByRole("button", { name: "Ask again" }).click();
  await expect(turns(page)).toContainText("sun, rain and patience");
  await expect(turns(page)).toHaveCount(1);
});

test("a follow-up takes along what was said", async ({ page }) => {
  await ask(page, question);
  await ask(page, "And the other way around?");
  const { messages } = chat.asked[1]?.body ?? { messages: [] };
  expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
  expect(messages[1]?.content).toBe(chat.words);
});

test("says that no one can be reached", async ({ page }) => {
  chat.close();
  await ask(page, question);
  await expect(panel(page).getByRole("alert")).toContainText("can't be reached");
});

test("doesn't wait for ever", async ({ page }) => {
  await page.clock.install();
  chat.behavior = "never";
  await field(page).fill(question);
  await field(page).press("Enter");
  await expect.poll(() => chat.asked.length).toBe(1);
  await page.clock.fastForward(31_000);
  await expect(panel(page).getByRole("alert")).toContainText("No answer came in time.");
});
