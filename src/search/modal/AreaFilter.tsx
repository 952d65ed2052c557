import type { ReactElement } from "react";
import { createPortal } from "react-dom";
import type { AreaName } from "../areaLabel";

interface AreaFilterProps {
  /** Between the field and the hits: see `makeRow`. */
  readonly row: Element;
  readonly areas: readonly AreaName[];
  /** The ID of the selected area; null for all. */
  readonly selected: string | null;
  readonly onSelect: (area: string | null) => void;
}

/** Limits the hits to one area. */
export function AreaFilter({ row, areas, selected, onSelect }: AreaFilterProps): ReactElement {
  const choices = [{ id: null, label: "All areas" }, ...areas];
  const radios = (
    <fieldset className="DocSearch-Areas">
      <legend className="visuallyHidden">Area</legend>
      {choices.map(({ id, label }) => (
        <label key={label}>
          <input type="radio" name="search-area" checked={id === selected} onChange={() => onSelect(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
  return <>{createPortal(radios, row)}</>;
}

/** DocSearch has no place for it. @param box contains the modal. @returns an element between its field and its hits. */
export function makeRow(box: Element | null): Element | null {
  const row = document.createElement("div");
  box?.querySelector(".DocSearch-SearchBar")?.after(row);
  return row.isConnected ? row : null;
}
