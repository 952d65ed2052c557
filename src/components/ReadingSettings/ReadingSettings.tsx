import ALargeSmall from "lucide-react/icons/a-large-small";
import type { ReactElement } from "react";
import { LateDropdown } from "../Dropdown/LateDropdown";

/** The button for colors and for the size and width of text. */
export function ReadingSettings(): ReactElement {
  return (
    <LateDropdown
      label="Reading settings"
      current={<ALargeSmall size={18} aria-hidden="true" />}
      load={() => import("../Dropdown/panels").then(({ ReadingPanel }) => ReadingPanel)}
    />
  );
}
