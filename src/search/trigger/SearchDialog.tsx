import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { loadModal, type SearchModal } from "./loadModal";
import { SearchShell } from "./SearchShell";
import * as styles from "./SearchDialog.module.css";

/**
 * The open search. It appears with the first key, as a plain field; the modal takes over the typed text as soon as it has
 * loaded. A modal <dialog> keeps the focus inside, and restores it when it closes.
 */
export function SearchDialog({ scope, initialQuery, onClose }: ComponentProps<SearchModal>): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [modal, setModal] = useState<{ readonly Modal: SearchModal } | "failed" | null>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const load = () => {
    setModal(null);
    loadModal().then(
      (Modal) => setModal({ Modal }),
      () => setModal("failed"),
    );
  };
  useEffect(load, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) cancel(event);
  };
  // The default would take the focus from the element that gets it back.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current || isBackdrop(event.target)) cancel(event);
  };
  // The browser keeps the focus in the dialog by itself, the controls included that DocSearch doesn't count.
  const keepFromDocSearch = (event: KeyboardEvent) => {
    if (event.key === "Tab") event.stopPropagation();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onCancel={cancel}
      onKeyDown={closeOnEscape}
      onMouseDown={closeOnBackdrop}
      onKeyDownCapture={keepFromDocSearch}
    >
      {modal && modal !== "failed" ? (
        <modal.Modal scope={scope} initialQuery={query} onClose={onClose} />
      ) : (
        <SearchShell
          query={query}
          onType={setQuery}
          onClose={onClose}
          onRetry={modal === "failed" ? load : undefined}
        />
      )}
    </dialog>
  );
}

/** The element with which DocSearch covers the page, around its box. */
function isBackdrop(target: EventTarget): boolean {
  return target instanceof Element && target.matches(".DocSearch-Container");
}
