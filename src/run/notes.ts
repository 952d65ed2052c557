import type { Outcome } from "./outcome";

/** What a reader should know about the data that a result comes from; undefined where there is nothing to say. */
export function noteOf(outcome: Outcome): string | undefined {
  const notes = [outcome.ranOn ?? [], dataNoteOf(outcome) ?? []].flat();
  return notes.length > 0 ? notes.join(" ") : undefined;
}

function dataNoteOf(outcome: Outcome): string | undefined {
  const { earlier, isReset, isChanged, isEdited, difference } = outcome;
  const lost = isReset ? " Your earlier changes are gone." : "";
  if (earlier > 0) {
    const what = earlier === 1 ? "The sample before it" : `The ${earlier} samples before it`;
    return `${what} ran first, on the data of the start.${lost}`;
  }
  if (isReset) return `It ran on the data of the start.${lost}`;
  if (isChanged && !isEdited && difference)
    return "Your earlier changes on this page are in the data. Reset the data to get the recorded response.";
  return undefined;
}
