import { noteOf } from "../../../src/run/notes";
import type { Outcome } from "../../../src/run/outcome";

const outcome: Outcome = {
  response: { status: 200 },
  ms: 1,
  earlier: 0,
  isReset: false,
  isChanged: false,
  isEdited: false,
  difference: undefined,
};
const difference = [{ kind: "added", text: "x" }] as const;

it.each<[Partial<Outcome>, RegExp | undefined]>([
  [{}, undefined],
  [{ earlier: 1 }, /^The sample before it ran first, on the data of the start\.$/],
  [{ earlier: 2, isReset: true }, /^The 2 samples before it .* Your earlier changes are gone\.$/],
  [{ isReset: true }, /^It ran on the data of the start\. Your earlier changes are gone\.$/],
  [{ isChanged: true }, undefined],
  [{ isChanged: true, difference }, /Reset the data to get the recorded response\.$/],
  [{ isChanged: true, difference, isEdited: true }, undefined],
])("says of %j what a reader should know", (part, note) => {
  const said = noteOf({ ...outcome, ...part });
  if (note) expect(said).toMatch(note);
  else expect(said).toBeUndefined();
});
