import { formatUnverified } from "../../../runner/samples/report";
import { samplePage } from "../../support/samplesOfPage";

it("lists unverified samples with their reasons", () => {
  const page = samplePage(
    '```ts\nx\n```\n\n```js unverified="It is old."\nx\n```\n\n```text\nx\n```\n\n<ApiCall path="/a" />',
  );
  const excused = samplePage("```json\n1\n```", undefined, "noSamplesBecause: Nothing here can be run.\n");
  expect(formatUnverified([page, excused])).toBe(
    `3 unverified samples, 1 of them without a reason:
  guide/page.mdx:6 ts
  guide/page.mdx:10 js: It is old.
  guide/page.mdx:7 json: Nothing here can be run.`,
  );
});

it("says when there are none", () => {
  expect(formatUnverified([samplePage('<ApiCall path="/a" />')])).toBe("Every sample is verified.");
});
