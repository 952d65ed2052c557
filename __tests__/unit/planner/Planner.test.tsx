import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ConfigurationCheck } from "../../../shared/configuration/check";
import { configurationChecksPath, upgradeRulesPath } from "../../../shared/paths";
import type { UpgradeRules } from "../../../shared/upgrade/rules";
import { Planner } from "../../../src/planner/Planner";
import { planPages } from "../../support/planPages";

const rules: UpgradeRules = {
  platform: { name: "Strapi", version: "5.54.0" },
  node: [{ since: "5.0.0", range: "18 to 22" }],
  releases: ["5.0.0", "5.53.0", "5.54.0"],
  changes: [
    {
      path: "/changes/proxy",
      title: "proxy is an object",
      description: "It was a switch.",
      since: "5.0.0",
      severity: "silent",
      codemods: [],
      signs: [{ config: "server.proxy", is: [true] }],
      clients: false,
    },
  ],
  codemods: [
    {
      id: "rename",
      version: "5.0.0",
      changes: "code",
      example: { path: "src/index.js", diff: "- before();\n+ after();" },
    },
  ],
  history: [],
  pages: planPages,
};

const checks: ConfigurationCheck[] = [
  {
    id: "proxy-true",
    outcome: "ignored",
    if: [{ option: "server.proxy", is: [true] }],
    effect: "`proxy: true` has no effect.",
    change: "Write an object.",
    path: "/server#proxy",
    title: "Server",
  },
];

const fetched = jest.fn();

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset().mockImplementation((path: string) =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve(path === configurationChecksPath ? checks : rules),
    }),
  );
  Object.assign(globalThis, { fetch: fetched });
});

async function open() {
  render(<Planner />);
  await screen.findByText("Upgrade from Strapi 4.x to 5.54.0");
}

function paste(text: string, path = "") {
  const form = screen.getByRole("form", { name: "Paste a file" });
  fireEvent.change(within(form).getByLabelText(/^Or paste a file/), { target: { value: text } });
  fireEvent.change(within(form).getByLabelText(/^Its path/), { target: { value: path } });
  fireEvent.submit(form);
}

const section = (name: string) => screen.findByRole("region", { name });

it("takes the version from package.json, and shows what the files concern, with their places", async () => {
  await open();
  paste('{ "dependencies": { "@strapi/strapi": "4.25.11" } }');
  expect(await screen.findByText("Upgrade from Strapi 4.25.11 to 5.54.0")).toBeTruthy();
  expect(screen.getByLabelText("From")).toHaveProperty("value", "4.25.11");
  paste("module.exports = {\n  proxy: true,\n};", "config/server.js");
  const found = await section("Changes that concern your project");
  expect(found.textContent).toContain("proxy is an object");
  expect(found.textContent).toContain("config/server.js:2 server.proxy is true");
  expect(within(found).getByRole("link").getAttribute("href")).toBe("/changes/proxy");
  expect(screen.getByText("2 files are considered.")).toBeTruthy();
});

it("shows on demand what a codemod does to a file", async () => {
  await open();
  const codemods = await section("Upgrade tool and codemods");
  const example = within(codemods).getByRole("group", { name: "Change in src/index.js" });
  expect(example.textContent).toBe("- before();\n+ after();\n");
  expect(example.closest("details")?.open).toBe(false);
});

it("says what is wrong with a file, and where", async () => {
  await open();
  paste("module.exports = { proxy: , };", "config/server.js");
  const problems = await screen.findByRole("list", { name: "Problems" });
  expect(problems.textContent).toMatch(/^config\/server\.js:1:27 Unexpected token\. Correct the file/);
});

it("keeps the checked steps and nothing else in the browser", async () => {
  await open();
  paste('{ "dependencies": { "@strapi/strapi": "5.53.0" } }');
  await screen.findByText("Upgrade from Strapi 5.53.0 to 5.54.0");
  fireEvent.click(screen.getByRole("checkbox", { name: /^Done: Back up/ }));
  expect(Object.entries(localStorage)).toEqual([["docs.planner.done", '["backup"]']]);
  expect(window.location.search).toBe("");
  expect(fetched.mock.calls).toEqual([[upgradeRulesPath], [configurationChecksPath]]);
});

it("has the steps checked that were checked before", async () => {
  localStorage.setItem("docs.planner.done", '["backup"]');
  await open();
  expect(screen.getByRole("checkbox", { name: /^Done: Back up/ })).toHaveProperty("checked", true);
  expect(screen.getByRole("checkbox", { name: /^Done: Commit/ })).toHaveProperty("checked", false);
});

it("offers to try again if what it knows can't be loaded", async () => {
  fetched.mockResolvedValueOnce({ ok: false, status: 503 });
  render(<Planner />);
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Upgrade from Strapi 4.x to 5.54.0")).toBeTruthy();
});

it("says why there is no plan from a newer version to an older one", async () => {
  await open();
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "5.0.0" } });
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "5.53.0" } });
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe("Choose a version that is newer than 5.53.0."),
  );
  expect(screen.queryByText(/^Upgrade from/)).toBeNull();
});

it("checks the configuration, also where there is no plan", async () => {
  await open();
  const part = () => screen.getByRole("region", { name: "Check the configuration" });
  expect(part().textContent).toContain("Add the folder config");
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "5.0.0" } });
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "5.53.0" } });
  paste("module.exports = {\n  proxy: true,\n};", "config/server.js");
  await waitFor(() => expect(part().textContent).toContain("No effect proxy: true has no effect."));
  expect(screen.queryByText(/^Upgrade from/)).toBeNull();
  expect(part().textContent).toContain("config/server.js:2 server.proxy is true");
  expect(within(part()).getByRole("link", { name: "Server" }).getAttribute("href")).toBe("/server#proxy");
  expect(part().textContent).toContain("Not added: config/admin,");
  paste("module.exports = { proxy: { koa: true } };", "config/server.js");
  await waitFor(() => expect(part().textContent).toContain("Nothing was found."));
});

it("copies what it found in the configuration, without a value of .env", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  await open();
  paste("module.exports = { proxy: true };", "config/server.js");
  paste("APP_KEYS=zucchini", ".env");
  await screen.findByText("2 files are considered.");
  fireEvent.click(screen.getByRole("button", { name: "Copy as Markdown" }));
  await screen.findByText("Copied as Markdown.");
  const text: string = writeText.mock.lastCall[0];
  expect(text).toContain("- **No effect:** `proxy: true` has no effect. Write an object. See [Server](http");
  expect(text).toContain("# Upgrade from Strapi 4 to 5.54.0");
  expect(text).not.toContain("zucchini");
});
