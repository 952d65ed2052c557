import type { Page } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { editorOf, examplePath, openExample, resultOf, title } from "./support/portionExample";
import { expect, test } from "./support/test";

/** The page still responds, which is impossible if its only thread is blocked. */
async function expectAlive(page: Page): Promise<void> {
  expect(await page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve("alive"), 0)))).toBe(
    "alive",
  );
}

test("nothing of it is loaded before the reader comes near", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, examplePath);
  expect(asked.filter((path) => path.startsWith("/playground/"))).toEqual([]);
  const before = asked.length;
  await page.locator("figure", { hasText: title }).first().scrollIntoViewIfNeeded();
  await expect(resultOf(page).getByText("320 g of rice")).toBeVisible();
  expect(asked.slice(before)).toEqual(
    expect.arrayContaining(["/playground/frame", "/playground/runtime.js"]),
  );
});

test("code runs, runs again when it is changed, and can be reset", async ({ page }) => {
  const example = await openExample(page);
  await resultOf(page).getByRole("button", { name: "One more guest" }).click();
  await expect(resultOf(page).getByText("400 g of rice")).toBeVisible();
  const editor = editorOf(page);
  const original = await editor.inputValue();
  await editor.fill(original.replace("* 80", "* 100"));
  await expect(resultOf(page).getByText("400 g of rice")).toBeVisible();
  await expect(resultOf(page).getByText("4 portions")).toBeVisible();
  await example.getByRole("button", { name: "Reset the example" }).click();
  await expect(editor).toHaveValue(original);
  await expect(resultOf(page).getByText("320 g of rice")).toBeVisible();

  await test.step("an error stands where it is made, with its line, and the last result stays", async () => {
    const status = (text: string) => example.getByRole("status").filter({ hasText: text });
    await editor.fill("const a = 1;\nconst b = ;\nrender(a);");
    await expect(status("Line 2: SyntaxError: Unexpected token")).toBeVisible();
    await expect(editor).toHaveAttribute("aria-invalid", "true");
    await expect(editor).toHaveAccessibleDescription(/Line 2: SyntaxError/);
    await expect(resultOf(page).getByText("320 g of rice")).toBeVisible();

    await editor.fill("function App() {\n  return <p>{missing.title}</p>;\n}\nrender(<App />);");
    await expect(status("Line 2: ReferenceError: missing is not defined")).toBeVisible();

    await editor.fill('render(<button onClick={() => { throw new Error("Too hot") }}>Stir</button>);');
    await resultOf(page).getByRole("button", { name: "Stir" }).click();
    await expect(status("Line 1: Error: Too hot")).toBeVisible();

    await editor.fill('import React from "left-pad";\nrender(<p>{React}</p>);');
    await expect(status("You can import react and qs")).toBeVisible();
  });

  await test.step("what goes to the console is shown", async () => {
    await editor.fill('console.log("hot", { stock: 1 });\nrender(<p>ok</p>);');
    await expect(resultOf(page).getByRole("listitem")).toHaveText('hot {"stock":1}');
  });

  await test.step("types are taken away, packages can be imported", async () => {
    await editor.fill(
      'import qs from "qs";\nimport { useMemo } from "react";\nfunction App(props: { a: number }) {\n  const text = useMemo(() => qs.stringify({ filters: props }, { encodeValuesOnly: true }), [props]);\n  return <Show value={text} />;\n}\nrender(<App a={1} />);',
    );
    await expect(resultOf(page).getByText("filters[a]=1")).toBeVisible();
  });
});

test("code that never ends is stopped", async ({ page }) => {
  const example = await openExample(page);
  const message = example.getByRole("status").filter({ hasText: "ran for more than 1 s" });
  const stopped = example.getByRole("status").filter({ hasText: "was stopped" });
  const runAgain = async () => {
    await editorOf(page).fill("render(<p>Saved</p>);");
    await expect(resultOf(page).getByText("Saved")).toBeVisible();
    await expect(message).toHaveCount(0);
    await expect(stopped).toHaveCount(0);
  };

  await test.step("where it is written", async () => {
    await editorOf(page).fill("let a = 0;\nwhile (true) a++;\nrender(<p>{a}</p>);");
    await expect(message.filter({ hasText: "Line 2: The code ran for more than 1 s" })).toBeVisible();
    await expectAlive(page);
    await runAgain();
  });

  await test.step("in a handler, in a promise and in a recursion", async () => {
    await editorOf(page).fill("render(<button onClick={() => { for (;;) {} }}>Stir</button>);");
    await resultOf(page).getByRole("button", { name: "Stir" }).click();
    await expect(message).toBeVisible();
    await runAgain();
    await editorOf(page).fill("async function f() { await null; return f(); }\nf();\nrender(<p>soon</p>);");
    await expect(message).toBeVisible();
    await runAgain();
    await editorOf(page).fill(
      "const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2));\nrender(<p>{fib(80)}</p>);",
    );
    await expect(message).toBeVisible();
    await runAgain();
  });

  await test.step("in the browser's own functions it takes the frame away, not the page", async () => {
    // No loop to guard: backtracking that takes longer than the universe has.
    await editorOf(page).fill('render(<p>{String(/^(a+)+$/.test("a".repeat(60) + "b"))}</p>);');
    await expectAlive(page);
    await expect(stopped).toBeVisible({ timeout: 20_000 });
    await expect(page.locator(`iframe[title="Result: ${title}"]`)).toHaveCount(0);
    await runAgain();
  });
});

test.describe("the frame", () => {
  // Code in it tries what its own policy forbids.
  test.use({ mayViolatePolicy: true });

  test("reaches neither the page, nor what is stored, nor the network", async ({ page }) => {
    await openExample(page);
    const received: string[] = [];
    page.on("response", (response) => received.push(response.url()));
    await editorOf(page).fill(`
      const tries = {
        page: () => parent.document.title,
        cookie: () => document.cookie,
        storage: () => localStorage.length,
        popup: () => { if (open("/") === null) throw new Error("no window"); },
      };
      const denied = Object.keys(tries).filter((name) => { try { tries[name](); return false } catch { return true } });
      function App() {
        const [net, setNet] = useState("asking");
        useEffect(() => {
          fetch("/page-data/app-data.json").then(() => setNet("open"), () => setNet("closed"));
          new WebSocket("wss://example.org").onerror = () => console.log("no socket");
        }, []);
        return <><img src="/favicon.svg" alt="" /><script src="/x.js" /><p>{denied.join(" ")} {net}</p></>;
      }
      render(<App />);
    `);
    await expect(resultOf(page).getByText("page cookie storage popup closed")).toBeVisible();
    expect(received).toEqual([]);
  });

  test("is a sandbox without an origin", async ({ page }) => {
    await openExample(page);
    const frame = page.locator(`iframe[title="Result: ${title}"]`);
    await expect(frame).toHaveAttribute("sandbox", "allow-scripts");
    await editorOf(page).fill("render(<p>{self.origin} {String(self.crossOriginIsolated)}</p>);");
    await expect(resultOf(page).getByText("null false")).toBeVisible();
  });

  test("runs nothing for those who open or frame it themselves", async ({ page }) => {
    await openHydrated(page, "/dev-docs/intro");
    const outcome = await page.evaluate(async () => {
      const frame = document.createElement("iframe");
      frame.src = "/playground/frame";
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener("load", resolve));
      frame.contentWindow?.postMessage({ type: "runtime", text: "parent.hacked = true" }, "*");
      await new Promise((resolve) => setTimeout(resolve, 300));
      return "hacked" in window;
    });
    expect(outcome).toBe(false);
  });

  test("works on a page that can't run code from text", async ({ page }) => {
    await openExample(page);
    // What Playwright evaluates itself is exempt from the policy; what runs later is the page's.
    await page.evaluate(() => {
      setTimeout(() => {
        try {
          new Function("");
          document.title = "open";
        } catch {
          document.title = "closed";
        }
      });
    });
    await expect(page).toHaveTitle("closed");
  });
});

test("the keyboard gets into the editor and out of it", async ({ page }) => {
  await openExample(page);
  const editor = editorOf(page);
  await expect(editor).toHaveAccessibleDescription(/press Esc, then Tab/);
  await editor.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Tab");
  await expect(editor).toHaveValue(/^ {2}function App/);
  await page.keyboard.press("Shift+Tab");
  await expect(editor).toHaveValue(/^function App/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(editor).not.toBeFocused();
  await expect(page.locator(`iframe[title="Result: ${title}"]`)).toBeFocused();
  await editor.focus();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Copy code" }).and(page.locator(":focus"))).toBeVisible();
});

test("undo knows what Tab and Enter did", async ({ page }) => {
  await openExample(page);
  const editor = editorOf(page);
  const original = await editor.inputValue();
  await editor.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await editor.inputValue()).not.toBe(original);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(editor).toHaveValue(original);
});

test("the frame follows the theme", async ({ page }) => {
  await openExample(page);
  const ground = () =>
    resultOf(page)
      .locator("html")
      .evaluate((html) => getComputedStyle(html).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: /dark/i }).first().click();
  await expect.poll(ground).not.toBe(light);
});

test("a frame whose program can't be loaded says so, and can try again", async ({ page }) => {
  let isBroken = true;
  await page.route("**/playground/runtime.js", (route) => (isBroken ? route.abort() : route.continue()));
  await openHydrated(page, examplePath);
  const example = page.locator("figure", { hasText: title }).first();
  await example.scrollIntoViewIfNeeded();
  const message = example.getByRole("status").filter({ hasText: "could not be loaded" });
  await expect(message).toBeVisible();
  isBroken = false;
  await message.getByRole("button", { name: "Try again" }).click();
  await expect(resultOf(page).getByText("320 g of rice")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the code is there to be read", async ({ page }) => {
    await page.goto(examplePath);
    const example = page.locator("figure", { hasText: title }).first();
    await expect(example.getByText("const [portions, setPortions] = useState(4);")).toBeVisible();
    await expect(example.getByText("With JavaScript you can change and run this code")).toBeVisible();
    await expect(example.getByText("Result", { exact: true })).toBeHidden();
  });
});
