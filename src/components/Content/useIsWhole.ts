import { useDeferredValue, useState } from "react";
import { comesInStages } from "../../../shared/stages";

/**
 * False while the first screen of a page renders after a click on a link. The rest follows in slices of a few milliseconds,
 * which block nothing. In all other cases, the whole page renders at once.
 */
export function useIsWhole(): boolean {
  const [isAtOnce] = useState(() => !comesInStages());
  // Given `true` to begin with, React would render everything a second time.
  return useDeferredValue(true, isAtOnce ? undefined : false);
}
