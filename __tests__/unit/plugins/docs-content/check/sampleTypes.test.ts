import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { recordedText, samplesOf } from "../../../../support/recordings";
import { doc, smallSite } from "../../../../support/smallSite";

const body = '```ts check title="src/index.ts"\nexport default {};\n```';
const [sample] = samplesOf(doc(body));
const typesOf = (fingerprint = "") =>
  JSON.stringify({ writtenBy: "", samples: { [fingerprint]: { "a: string[]": ["1:1:1"] } } });
const site = (types: string, file = "guide/intro") =>
  checkContent(
    smallSite({
      "guide/intro.mdx": doc(body),
      "guide/intro.samples.json": recordedText(doc(body)),
      [`${file}.types.json`]: types,
    }),
  );

it("finds nothing wrong with the types of a sample", () => {
  expect(site(typesOf(sample?.fingerprint))).toEqual([]);
});

it("reports types of samples and pages that are gone, with the command to run", () => {
  expectProblems(site(typesOf("0".repeat(20))), [
    ["guide/intro.types.json:1:1 orphan-types", "npm run lab -- types guide/intro"],
  ]);
  expectProblems(site(typesOf(sample?.fingerprint), "guide/gone"), [
    ["guide/gone.types.json:1:1 orphan-types", "guide/gone.mdx, which doesn't exist"],
  ]);
});

it("reports a file that no command wrote", () => {
  expectProblems(site('{"samples": {}}'), [["guide/intro.types.json:1:1 sample-types"]]);
});
