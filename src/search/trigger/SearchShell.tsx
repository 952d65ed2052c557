import Search from "lucide-react/icons/search";
import { type ReactElement, useLayoutEffect, useRef } from "react";
import { maxQueryLength } from "../limits";
import * as styles from "./SearchDialog.module.css";

interface SearchShellProps {
  readonly query: string;
  readonly onType: (query: string) => void;
  readonly onClose: () => void;
  /** Given when the search could not be loaded. */
  readonly onRetry: (() => void) | undefined;
}

/** The content of the dialog until the search is loaded: its field, which accepts the reader's keys already. */
export function SearchShell({ query, onType, onClose, onRetry }: SearchShellProps): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(maxQueryLength, maxQueryLength);
  }, []);

  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <Search size={20} aria-hidden="true" />
        <input
          ref={field}
          type="search"
          aria-label="Search"
          placeholder="Search docs"
          maxLength={maxQueryLength}
          value={query}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <button type="button" className={styles.cancel} onClick={onClose}>
          Cancel
        </button>
      </div>
      {onRetry && (
        <div className={styles.failure} role="alert">
          <p>Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}
