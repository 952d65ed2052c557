import { withPrefix } from "gatsby";
import Search from "lucide-react/icons/search";
import type { CompositionEvent, FormEvent, ReactElement } from "react";
import { searchPath } from "../../../shared/paths";
import { maxQueryLength } from "../limits";
import { useSearchScope } from "../SearchScope";
import { loadModal } from "./loadModal";
import { openSearch } from "./openSearch";
import * as styles from "./SearchStart.module.css";

interface SearchStartProps {
  readonly placeholder: string;
  /** Already in the field. */
  readonly initialQuery?: string;
}

/**
 * A search field within a page. With the first letter, the open search takes over, including the typed text. Until
 * scripts run, and without them, it is a form that opens the page of all results.
 */
export function SearchStart({ placeholder, initialQuery = "" }: SearchStartProps): ReactElement {
  const { settings } = useSearchScope();
  const preload = () => void loadModal().catch(() => {});
  const handOver = (field: HTMLInputElement) => {
    openSearch(field.value);
    // It holds again what it did, for the time when the reader comes back.
    field.form?.reset();
  };
  const onInput = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    // A word that is being put together is still the browser's.
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    if (!isComposing && currentTarget.value !== "") handOver(currentTarget);
  };
  const onCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    if (currentTarget.value !== "") handOver(currentTarget);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("q");
    if (field instanceof HTMLInputElement) handOver(field);
  };

  return (
    <search>
      <form
        className={styles.form}
        action={withPrefix(settings.searchPagePath ?? searchPath)}
        onSubmit={onSubmit}
      >
        <Search size={20} aria-hidden="true" />
        <input
          type="search"
          name="q"
          aria-label="Search the documentation"
          placeholder={placeholder}
          defaultValue={initialQuery}
          maxLength={maxQueryLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={preload}
          onPointerEnter={preload}
          onInput={onInput}
          onCompositionEnd={onCompositionEnd}
        />
        <button type="submit" aria-label="Search">
          <span aria-hidden="true">{"\u2192"}</span>
        </button>
      </form>
    </search>
  );
}
