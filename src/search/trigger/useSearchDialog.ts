import { type RefObject, useCallback, useEffect, useState } from "react";
import { isShortcut } from "../../components/Shortcuts/isShortcut";
import { maxQueryLength } from "../limits";
import { isLetterOrDigit } from "./keys";
import { onOpenSearch } from "./openSearch";

interface SearchDialogState {
  /** What the search begins with; null while it is closed. */
  readonly query: string | null;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Whether the search is open, by the trigger or by keys: Ctrl/Cmd+K, a slash outside of text fields, and a letter or digit
 * while the trigger has the focus, which the search then begins with; and by `openSearch` from elsewhere on the page.
 * Going back or forward closes it.
 */
export function useSearchDialog(trigger: RefObject<HTMLElement | null>): SearchDialogState {
  const [query, setQuery] = useState<string | null>(null);
  const open = useCallback(() => setQuery(selectedText()), []);
  const close = useCallback(() => setQuery(null), []);
  const isOpen = query !== null;

  useEffect(() => onOpenSearch((query) => setQuery(query.slice(0, maxQueryLength))), []);

  // Not with every new page: a reader can open the search while the previous page is still loading.
  useEffect(() => {
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [close]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = isOpen ? closing(event) : opening(event);
      if (!act) return;
      event.preventDefault();
      act();
    };
    // Of its two shortcuts, a slash is no way out: it may be a letter of the query.
    const closing = (event: KeyboardEvent) => (event.key !== "/" && isOwn(event) ? close : undefined);
    const opening = (event: KeyboardEvent) => {
      if (isOwn(event)) return open;
      const isOnTrigger = trigger.current !== null && document.activeElement === trigger.current;
      return isOnTrigger && isLetterOrDigit(event) ? () => setQuery(event.key) : undefined;
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOpen, open, close, trigger]);

  return { query, open, close };
}

function isOwn(event: KeyboardEvent): boolean {
  return isShortcut(event, "search", event.target);
}

/** A selection on the page becomes the query, unless it is a whole passage. */
function selectedText(): string {
  const text = String(window.getSelection()).trim();
  return text.length <= maxQueryLength ? text : "";
}
