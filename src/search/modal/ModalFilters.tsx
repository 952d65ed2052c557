import type { ReactElement } from "react";
import { createPortal } from "react-dom";
import { pageKinds } from "../../../shared/pageKind";
import type { AreaName } from "../areaLabel";
import type { Narrowing } from "../facetFilters";

interface ModalFiltersProps {
  /** Between the field and the hits: see `partAfter`. */
  readonly row: Element;
  readonly areas: readonly AreaName[];
  readonly narrowing: Narrowing;
  readonly onNarrow: (narrowing: Narrowing) => void;
}

/** Limits the hits to one area, and to one kind of page. Kinds are a menu, so that both are on one line. */
export function ModalFilters({ row, areas, narrowing, onNarrow }: ModalFiltersProps): ReactElement {
  const choices = [{ id: null, label: "All areas" }, ...areas];
  const filters = (
    <div className="DocSearch-Filters tableScroll">
      {areas.length > 1 && (
        <fieldset className="DocSearch-Areas">
          <legend className="visuallyHidden">Area</legend>
          {choices.map(({ id, label }) => (
            <label key={label}>
              <input
                type="radio"
                name="search-area"
                checked={id === narrowing.area}
                onChange={() => onNarrow({ ...narrowing, area: id })}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <select
        className="DocSearch-Kinds"
        aria-label="Kind"
        value={narrowing.kind ?? ""}
        data-chosen={narrowing.kind !== null || undefined}
        onChange={({ target }) => onNarrow({ ...narrowing, kind: target.value || null })}
      >
        <option value="">All kinds</option>
        {pageKinds.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
  return <>{createPortal(filters, row)}</>;
}
