import { chainsOf, changesPlatform } from "../../../runner/samples/chains";
import { placedSamples } from "../../support/placedSample";

const labels = (body: string) =>
  chainsOf(placedSamples(body)).map((chain) => chain.map(({ check }) => check.label));

it("lets every sample begin with the seed, but one that follows another", () => {
  const body =
    '<ApiCall path="/a" />\n\n<ApiCall path="/b" follows />\n\n<ApiCall path="/c" follows />\n\n<ApiCall path="/d" />';
  expect(labels(body)).toEqual([["GET /a", "GET /b", "GET /c"], ["GET /d"]]);
});

it("leaves out what has no answer", () => {
  expect(labels('```bash cli\nnpm run build\n```\n\n<ApiCall path="/a" />')).toEqual([["GET /a"]]);
});

it("runs the same request once for a page", () => {
  expect(labels('<ApiCall path="/a" />\n\n<ApiCall path="/a" title="Again" />')).toEqual([["GET /a"]]);
});

it("keeps apart what changes the platform itself", () => {
  const chains = chainsOf(
    placedSamples(
      "<ApiCall path=\"/a\" before={[{ run: 'x' }]} />\n\n<ApiCall path=\"/b\" before={[{ path: '/c' }]} />",
    ),
  );
  expect(chains.map(changesPlatform)).toEqual([true, false]);
});

it("keeps apart code that leaves something in the platform", () => {
  const chains = chainsOf(
    placedSamples(
      '```ts documentService\nstrapi.eventHub.on("entry.update", () => {});\n```\n\n```ts documentService\nstrapi.config.get("api.rest");\n```',
    ),
  );
  expect(chains.map(changesPlatform)).toEqual([true, false]);
});
