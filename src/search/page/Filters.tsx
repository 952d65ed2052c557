import { type ReactElement, useId, useState } from "react";
import { pageKinds } from "../../../shared/pageKind";
import { ChoiceField } from "./ChoiceField";
import type { Results } from "./results";
import type { SearchState } from "./searchUrl";
import * as styles from "./Filters.module.css";

interface FiltersProps {
  readonly state: SearchState;
  readonly results: Results;
  readonly areas: readonly { readonly id: string; readonly label: string }[];
  readonly onChange: (state: SearchState) => void;
}

/** As many tags as one looks through; a chosen one is always among them. */
const shownTags = 10;

/**
 * Narrows the results to an area, to a kind of page, and to tags. Each says how many results it would leave. A hosted index that was
 * filled before there were kinds counts none, and gets no filter for them. Beside the results in a wide window, behind a button in
 * others.
 */
export function Filters({ state, results, areas, onChange }: FiltersProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const tags = tagChoices(state, results);
  const chosen = [state.area, state.kind, ...state.tags].filter((choice) => choice !== null).length;
  const toggle = (tag: string) => {
    const isChosen = state.tags.includes(tag);
    onChange({
      ...state,
      tags: isChosen ? state.tags.filter((other) => other !== tag) : [...state.tags, tag],
    });
  };

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Filters{chosen > 0 && ` (${chosen})`}
      </button>
      <div id={id} className={styles.filters} data-is-open={isOpen}>
        <ChoiceField
          legend="Area"
          name="area"
          choices={areas}
          counts={results.areas}
          chosen={state.area}
          onChoose={(area) => onChange({ ...state, area })}
        />
        {Object.keys(results.kinds).length > 0 && (
          <ChoiceField
            legend="Kind"
            name="kind"
            choices={pageKinds}
            counts={results.kinds}
            chosen={state.kind}
            onChoose={(kind) => onChange({ ...state, kind })}
          />
        )}
        {tags.length > 0 && (
          <fieldset>
            <legend>Tags</legend>
            <div className={styles.choices}>
              {tags.map(({ tag, count }) => (
                <label key={tag} className={styles.choice}>
                  <input type="checkbox" checked={state.tags.includes(tag)} onChange={() => toggle(tag)} />
                  <span>{tag}</span> <span className={styles.count}>{count}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </>
  );
}

/** The selected ones, then those with the most results. */
function tagChoices({ tags: chosen }: SearchState, { tags: counts }: Results) {
  const others = Object.keys(counts)
    .filter((tag) => !chosen.includes(tag))
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a.localeCompare(b, "en"));
  return [...chosen, ...others.slice(0, Math.max(0, shownTags - chosen.length))].map((tag) => ({
    tag,
    count: counts[tag] ?? 0,
  }));
}
