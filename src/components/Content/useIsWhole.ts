import { useDeferredValue, useState } from "react";
import { comesInStages } from "../../../shared/stages";

/**
 * False while the first screen of a page is rendered to which a link led; the rest follows in slices of a few milliseconds that
 * keep nothing waiting. Everybody else gets the whole page at once.
 */
export function useIsWhole(): boolean {
  const [isAtOnce] = useState(() => !comesInStages());
  // Given `true` to begin with, React would render everything a second time.
  return useDeferredValue(true, isAtOnce ? undefined : false);
}
