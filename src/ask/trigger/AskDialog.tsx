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
 * The open dialog. A modal <dialog> keeps the focus inside and restores it when it closes. The external widget has its own
 * window; this one only waits for it, and reports if it doesn't load.
 */
export function AskDialog(props: AskDialogProps): ReactElement {
  const { settings, siteTitle, starters, scope, question, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [panel, setPanel] = useState<{ readonly Panel: AskPanel } | "failed" | null>(null);
  const isExternal = settings.provider === "kapa";

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (!opener?.isConnected) document.querySelector<HTMLElement>(`.${settings.openClass}`)?.focus();
    };
  }, [settings.openClass]);

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
  // Single keys that do something on the page do nothing here.
  const keepSingleKeys = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
  };
  // The default would take the focus from the element that gets it back.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) cancel(event);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Ask AI"
      onCancel={cancel}
      onKeyDown={keepSingleKeys}
      onMouseDown={closeOnBackdrop}
    >
      <div className={styles.panel}>
        {panel && panel !== "failed" ? (
          <panel.Panel {...{ settings, starters, scope, question, onClose }} />
        ) : (
          <AskWaiting onClose={onClose} onRetry={panel === "failed" ? load : undefined} />
        )}
      </div>
    </dialog>
  );
}
