import { useCallback, useEffect, useState } from "react";
import { opensBesidePage } from "./beside";

interface AskOpening {
  /** What is asked at once, which may be nothing; null while it is closed. */
  readonly question: string | null;
  readonly close: () => void;
}

/**
 * Opens the dialog on a click on any element of a class; if the element has `data-ask-question`, it asks that question.
 * A click on an opener without a question closes an open dialog. Going back or forward closes it, too, unless it is next to
 * the page.
 *
 * @param expectOpening is called when a pointer, a finger, or the focus is on such an element.
 */
export function useAskOpening(openClass: string, expectOpening: () => void): AskOpening {
  const [question, setQuestion] = useState<string | null>(null);
  const close = useCallback(() => setQuestion(null), []);

  useEffect(() => {
    const openerAt = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>(`.${CSS.escape(openClass)}`) : null;
    const open = (event: MouseEvent) => {
      const opener = openerAt(event.target);
      if (!opener || event.defaultPrevented) return;
      event.preventDefault();
      const asked = opener.dataset.askQuestion;
      setQuestion((current) => (current !== null && asked === undefined ? null : (asked ?? "")));
    };
    const expect = ({ target }: Event) => {
      if (openerAt(target)) expectOpening();
    };
    const closeAbovePage = () => {
      if (!opensBesidePage()) close();
    };
    const events = ["pointerover", "focusin", "touchstart"];
    document.addEventListener("click", open);
    for (const name of events) document.addEventListener(name, expect, { passive: true });
    window.addEventListener("popstate", closeAbovePage);
    return () => {
      document.removeEventListener("click", open);
      for (const name of events) document.removeEventListener(name, expect);
      window.removeEventListener("popstate", closeAbovePage);
    };
  }, [openClass, expectOpening, close]);

  return { question, close };
}
