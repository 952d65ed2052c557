import type { Outcome } from "../../../../runner/samples/outcome";
import { sameInBoth } from "../../../../runner/samples/recipe/sameInBoth";
import { samplesOfPage } from "../../../support/samplesOfPage";

const [sample] = samplesOfPage('<ApiCall path="/a" />');
if (!sample) throw new Error("There is no sample.");

const responded = (status: number): Outcome => ({ ok: true, response: { status } });
const both = (typescript: Outcome, javascript: Outcome) =>
  sameInBoth(new Map([[sample, [typescript]]]), new Map([[sample, [javascript]]])).get(sample);

it("accepts the same response in both languages", () => {
  expect(both(responded(200), responded(200))).toEqual([responded(200)]);
});

it("reports a response that differs in JavaScript", () => {
  const outcomes = both(responded(200), responded(500));
  expect(outcomes?.map(({ ok }) => ok)).toEqual([true, false]);
});
