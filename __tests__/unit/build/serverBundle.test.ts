import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { serverPlugins } from "../../../build/serverBundle";

type Replace = (asked: object) => void;

/** What the plugins of a stage make of a request. */
function requestAfter(stage: string, types: readonly string[], issuer: string): string {
  const asked = {
    request: "./Panel",
    contextInfo: { issuer },
    dependencies: types.map((type) => ({ type })),
  };
  const normalModuleReplacement = (_: RegExp, replace: Replace) => replace;
  const args = { stage, plugins: { normalModuleReplacement } } as unknown as CreateWebpackConfigArgs;
  for (const replace of serverPlugins(args)) (replace as Replace)(asked);
  return asked.request;
}

const file = resolve("src", "ask", "loadPanel.ts");
const onDemand = "import()";
const atOnce = "harmony import specifier";

it("the bundle that renders pages has nothing of what browsers load on demand", () => {
  expect(requestAfter("build-html", [onDemand], file)).toBe(resolve("src", "app", "onlyInBrowsers.ts"));
  expect(requestAfter("build-javascript", [onDemand], file)).toBe("./Panel");
});

it("what a file imports at once, too, is in it", () => {
  expect(requestAfter("build-html", [onDemand, atOnce], file)).toBe("./Panel");
});

it("Gatsby's files and packages load what they like", () => {
  expect(requestAfter("build-html", [onDemand], resolve(".cache", "app.js"))).toBe("./Panel");
});
