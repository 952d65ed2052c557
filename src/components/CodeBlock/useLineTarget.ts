import { type RefObject, useEffect } from "react";
import type { LineRange } from "./lineLinks";

/**
 * Marks the lines that the URL refers to and scrolls to them.
 *
 * @param version of the markup: new markup has no marks.
 * @param isShown false while the lines are collapsed: there is nothing to scroll to yet.
 */
export function useLineTarget(
  code: RefObject<HTMLElement | null>,
  range: LineRange | undefined,
  version: object,
  isShown: boolean,
): void {
  const { from = 0, to = 0 } = range ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: the markup's version is what the effect has to follow.
  useEffect(() => {
    const lines = [...(code.current?.querySelectorAll(".line") ?? [])].slice(Math.max(from - 1, 0), to);
    for (const line of lines) line.classList.add("linked");
    return () => {
      for (const line of lines) line.classList.remove("linked");
    };
  }, [code, from, to, version]);

  useEffect(() => {
    const line = isShown && from > 0 ? code.current?.querySelectorAll(".line")[from - 1] : undefined;
    if (line && !isInView(line)) line.scrollIntoView({ block: "center" });
  }, [code, from, isShown]);
}

/** What the reader clicked must stay where it is. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
