import type { SampleTypes } from "../../content";
import { lineDiff } from "../../lineDiff";

/** The differences between the types that a page shows and those of the compiler, as a unified diff; undefined if there is none. */
export function typesDifference(shown: SampleTypes | undefined, found: SampleTypes): string | undefined {
  const [before, after] = [linesOf(shown ?? {}), linesOf(found)];
  if (before.join("\n") === after.join("\n")) return undefined;
  return lineDiff(before, after, {
    aAnnotation: "on the page",
    bAnnotation: "the compiler's",
    contextLines: 1,
    expand: false,
  });
}

function linesOf(types: SampleTypes): string[] {
  return Object.entries(types).map(([text, places]) => `${text} (${places.join(", ")})`);
}
