import { type ReactElement, useSyncExternalStore } from "react";
import { Choice } from "./Choice";
import { chooseColors, colorOptions, currentColors, watchColors } from "./colorChoice";

/** What the header's button can't say: that colors follow the system. Nothing where the site takes the choice away. */
export function ColorChoices(): ReactElement | null {
  const chosen = useSyncExternalStore(watchColors, currentColors);
  if (document.documentElement.dataset.colorSwitch === "off") return null;
  return (
    <Choice name="colors" legend="Colors" options={colorOptions} chosen={chosen} onChoose={chooseColors} />
  );
}
