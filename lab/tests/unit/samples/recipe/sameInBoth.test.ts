import type { Outcome } from "../../../../runner/samples/outcome";
import { sameInBoth } from "../../../../runner/samples/recipe/sameInBoth";
import { placedSamples } from "../../../support/placedSample";

const [sample] = placedSamples('<ApiCall path="/a" />');
if (!sample) throw new Error("There is no sample.");

const answered = (status: number): Outcome => ({ ok: true, answer: { status } });
const both = (typescript: Outcome, javascript: Outcome) =>
  sameInBoth(new Map([[sample, [typescript]]]), new Map([[sample, [javascript]]])).get(sample);

it("accepts the same response in both languages", () => {
  expect(both(answered(200), answered(200))).toEqual([answered(200)]);
});

it("reports a response that differs in JavaScript", () => {
  const outcomes = both(answered(200), answered(500));
  expect(outcomes?.map(({ ok }) => ok)).toEqual([true, false]);
});
