import { type ReactElement, useSyncExternalStore } from "react";
import { Choice } from "./Choice";
import { chooseColors, colorOptions, currentColors, watchColors } from "./colorChoice";

/** The choice that the header's button lacks: following the system. Nothing if the site's configuration removes the choice. */
export function ColorChoices(): ReactElement | null {
  const chosen = useSyncExternalStore(watchColors, currentColors);
  if (document.documentElement.dataset.colorSwitch === "off") return null;
  return (
    <Choice name="colors" legend="Colors" options={colorOptions} chosen={chosen} onChoose={chooseColors} />
  );
}
