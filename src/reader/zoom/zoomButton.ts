import * as styles from "./zoomDialog.module.css";

/**
 * A button in the corner of an enlarged image.
 *
 * @param onPress without it, a press is a click on the dialog, which closes it.
 */
export function zoomButton(
  label: string,
  sign: string,
  place: string | undefined,
  onPress?: () => void,
): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `${styles.button} ${place}`;
  button.ariaLabel = label;
  button.textContent = sign;
  if (onPress)
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      onPress();
    });
  return button;
}
