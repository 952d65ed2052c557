import ChevronDown from "lucide-react/icons/chevron-down";
import { type FocusEvent, type KeyboardEvent, type ReactElement, type ReactNode, useRef } from "react";
import { useOutsidePress } from "./useOutsidePress";
import * as styles from "./Dropdown.module.css";

interface DropdownProps {
  /** Accessible name of the menu: `Version`. */
  readonly label: string;
  readonly current: ReactNode;
  readonly children: ReactNode;
  /** The reader may be about to open it. */
  readonly onApproach?: () => void;
}

/** A disclosure with a list of links. It opens without JavaScript; with it, it also closes by itself. */
export function Dropdown({ label, current, children, onApproach }: DropdownProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute("open");
  useOutsidePress(details, close);

  const closeByKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== "Escape" || !event.currentTarget.open) return;
    close();
    event.currentTarget.querySelector("summary")?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <details
      ref={details}
      className={styles.dropdown}
      onKeyDown={closeByKey}
      onBlur={closeWhenLeft}
      onFocus={onApproach}
      onPointerEnter={onApproach}
    >
      <summary className={styles.summary}>
        <span className="visuallyHidden">{`${label}: `}</span>
        {current}
        <ChevronDown size={14} aria-hidden="true" className={styles.arrow} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
