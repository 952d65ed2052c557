import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { SearchScope } from "../../search/SearchScope";
import { AskWaiting } from "./AskWaiting";
import { useBesidePage } from "./beside";
import { type AskPanel, loadPanel } from "./loadPanel";
import { loadWidget } from "./loadWidget";
import * as styles from "./AskDialog.module.css";

interface AskDialogProps {
  readonly settings: Queries.AskSettingsFragment;
  readonly siteTitle: string;
  readonly starters: readonly string[];
  readonly scope: SearchScope;
  /** Asked at once; empty for none. */
  readonly question: string;
  readonly onClose: () => void;
}

/**
 * The open dialog. In a wide window it is next to the page, which stays usable. Elsewhere it is modal and keeps the focus
 * inside. A <dialog> restores the focus when it closes. The external widget has its own window; this one only waits for it,
 * and reports if it doesn't load.
 */
export function AskDialog(props: AskDialogProps): ReactElement {
  const { settings, siteTitle, starters, scope, question, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [panel, setPanel] = useState<{ readonly Panel: AskPanel } | "failed" | null>(null);
  const isExternal = settings.provider === "kapa";
  const isBeside = useBesidePage() && !isExternal;

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (isBeside) element?.show();
    else element?.showModal();
    return () => {
      element?.close();
      if (!opener?.isConnected) document.querySelector<HTMLElement>(`.${settings.openClass}`)?.focus();
    };
  }, [settings.openClass, isBeside]);

  const load = () => {
    setPanel(null);
    const loaded = isExternal
      ? loadWidget(settings, siteTitle).then((open) => {
          // Before the widget takes the focus, the opener has to have it back.
          flushSync(onClose);
          open(question);
        })
      : loadPanel().then((Panel) => setPanel({ Panel }));
    loaded.catch(() => setPanel("failed"));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(load, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // Single keys that do something on the page do nothing here. Only a modal dialog is canceled by Escape.
  const handleKeys = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    if (isBeside && event.key === "Escape" && !event.nativeEvent.isComposing) cancel(event);
  };
  // The default would take the focus from the element that gets it back.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) cancel(event);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-beside={isBeside || undefined}
      aria-label="Ask AI"
      onCancel={cancel}
      onKeyDown={handleKeys}
      onMouseDown={closeOnBackdrop}
    >
      <div className={styles.panel}>
        {panel && panel !== "failed" ? (
          <panel.Panel
            {...{ settings, starters, scope, question, onClose }}
            onFollow={isBeside ? stay : onClose}
          />
        ) : (
          <AskWaiting onClose={onClose} onRetry={panel === "failed" ? load : undefined} />
        )}
      </div>
    </dialog>
  );
}

/** A followed source opens next to the conversation. */
const stay = () => {};
