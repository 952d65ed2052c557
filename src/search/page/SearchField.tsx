import { withPrefix } from "gatsby";
import Search from "lucide-react/icons/search";
import type { FormEvent, ReactElement } from "react";
import { searchPath } from "../../../shared/paths";
import { pasteWhole } from "../errors/pasteWhole";
import { maxQueryLength } from "../limits";
import * as frame from "../../components/FieldFrame/FieldFrame.module.css";
import * as styles from "./SearchField.module.css";

interface SearchFieldProps {
  readonly query: string;
  /** The response takes longer than usual. */
  readonly isBusy: boolean;
  readonly onType: (query: string) => void;
}

/** Searches with every key. */
export function SearchField({ query, isBusy, onType }: SearchFieldProps): ReactElement {
  return (
    <search>
      <form
        className={`${frame.frame} ${styles.field} needsScript`}
        action={withPrefix(searchPath)}
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        <Search size={20} aria-hidden="true" className={isBusy ? styles.busy : undefined} />
        <input
          type="search"
          name="q"
          aria-label="Search the documentation"
          placeholder="Search docs"
          maxLength={maxQueryLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onPaste={pasteWhole}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
