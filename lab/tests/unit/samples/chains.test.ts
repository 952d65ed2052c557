import { chainsOf, changesPlatform } from "../../../runner/samples/chains";
import { samplesOfPage } from "../../support/samplesOfPage";

const labels = (body: string) =>
  chainsOf(samplesOfPage(body)).map((chain) => chain.map(({ check }) => check.label));

it("lets every sample begin with the seed, but one that follows another", () => {
  const body =
    '<ApiCall path="/a" />\n\n<ApiCall path="/b" follows />\n\n<ApiCall path="/c" follows />\n\n<ApiCall path="/d" />';
  expect(labels(body)).toEqual([["GET /a", "GET /b", "GET /c"], ["GET /d"]]);
});

it("leaves out what has no response", () => {
  expect(labels('```bash cli\nnpm run build\n```\n\n<ApiCall path="/a" />')).toEqual([["GET /a"]]);
});

it("runs the same request once for a page", () => {
  expect(labels('<ApiCall path="/a" />\n\n<ApiCall path="/a" title="Again" />')).toEqual([["GET /a"]]);
});

it("keeps apart what changes the platform itself", () => {
  const chains = chainsOf(
    samplesOfPage(
      "<ApiCall path=\"/a\" before={[{ run: 'x' }]} />\n\n<ApiCall path=\"/b\" before={[{ path: '/c' }]} />",
    ),
  );
  expect(chains.map(changesPlatform)).toEqual([true, false]);
});

it("keeps apart code that leaves something in the platform", () => {
  const chains = chainsOf(
    samplesOfPage(
      '```ts documentService\nstrapi.eventHub.on("entry.update", () => {});\n```\n\n```ts documentService\nstrapi.config.get("api.rest");\n```',
    ),
  );
  expect(chains.map(changesPlatform)).toEqual([true, false]);
});
