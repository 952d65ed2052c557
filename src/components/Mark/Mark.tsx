import type { ReactElement } from "react";
import { hotspotLetter, hotspotName, ringName } from "../../../shared/screenshot";
import * as styles from "./Mark.module.css";

interface MarkProps {
  readonly image: string;
  readonly number: number;
  /** The image's place among those with letters. */
  readonly shot: number;
}

/**
 * A letter of a screenshot, next to the name of its control. It leads to the list below the image. While the pointer is on its
 * paragraph, styles draw a ring around the control.
 */
export function Mark({ image, number, shot }: MarkProps): ReactElement {
  return (
    <>
      <span className="visuallyHidden">(</span>
      <a className={styles.mark} href={`#${hotspotName(image, number)}`} data-mark={ringName(shot, number)}>
        {hotspotLetter(number)}
        <span className="visuallyHidden"> in the image</span>
      </a>
      <span className="visuallyHidden">)</span>
    </>
  );
}
