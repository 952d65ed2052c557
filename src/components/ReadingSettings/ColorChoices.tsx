import type { ReactElement } from "react";
import { type ColorChoice, useColorMode } from "../ColorModeToggle/useColorMode";
import { Choice } from "./Choice";

const options: readonly { readonly value: ColorChoice; readonly label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
];

/** What the header's button can't say: that colors follow the system. */
export function ColorChoices(): ReactElement | null {
  const { choice, choose, isOffered } = useColorMode();
  return isOffered ? (
    <Choice name="colors" legend="Colors" options={options} chosen={choice} onChoose={choose} />
  ) : null;
}
