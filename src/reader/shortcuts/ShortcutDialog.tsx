import X from "lucide-react/icons/x";
import {
  Fragment,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createRoot } from "react-dom/client";
import { Kbd } from "../../components/Kbd/Kbd";
import { areSingleKeysOn, switchSingleKeys } from "../../components/Shortcuts/singleKeys";
import { keysText, shortcutGroups } from "./shortcutTexts";
import * as styles from "./ShortcutDialog.module.css";

let isOpen = false;

/** Opens the dialog, unless it is open. It has its own React root outside of the page, because pages start without it. */
export function openShortcuts(): void {
  if (isOpen) return;
  isOpen = true;
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  const close = () => {
    isOpen = false;
    root.unmount();
    host.remove();
  };
  root.render(<ShortcutDialog onClose={close} />);
}

/** A modal <dialog>: the browser keeps the focus inside, closes it with Escape, and restores the focus. */
function ShortcutDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const leave = () => dialog.current?.close();
    window.addEventListener("popstate", leave);
    return () => window.removeEventListener("popstate", leave);
  }, []);
  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current) dialog.current?.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard, as the browser does by itself.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="shortcuts-title"
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="shortcuts-title">Keyboard shortcuts</h2>
          <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        <div className={styles.groups}>
          {shortcutGroups.map(({ title, shortcuts }) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {shortcuts.map(({ keys, does }) => (
                  <div key={does}>
                    <dt>{does}</dt>
                    <dd>
                      {keys.map((combination) => (
                        <Fragment key={combination}>
                          <Kbd>{keysText(combination, isMac)}</Kbd>{" "}
                        </Fragment>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <SingleKeys />
      </div>
    </dialog>
  );
}

function SingleKeys(): ReactElement {
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <label className={styles.singleKeys}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          switchSingleKeys(checked);
          setOn(checked);
        }}
      />
      <span>
        Shortcuts of a single key
        <small>Switch them off if you control your computer by voice.</small>
      </span>
    </label>
  );
}
