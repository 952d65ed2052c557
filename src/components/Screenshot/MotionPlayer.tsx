import Play from "lucide-react/icons/play";
import Square from "lucide-react/icons/square";
import type { ReactElement } from "react";
import { type Motion, motionKey } from "../../../shared/screenshot";
import { Picture } from "../Figure/Picture";
import { WindowDots } from "./WindowDots";
import * as styles from "./Screenshot.module.css";

interface MotionPlayerProps {
  readonly id: string;
  readonly motion: Motion;
}

/**
 * The bar of a screenshot's window, with a button that plays an animation in the screenshot's place, and stops it. It needs no
 * script. Nothing moves, and no animation loads, before a reader selects it.
 */
export function MotionPlayer({ id, motion: { seconds, says } }: MotionPlayerProps): ReactElement {
  return (
    <details className={styles.motion} data-print="hidden">
      <summary className={styles.bar}>
        <span className={styles.play}>
          <Play size={12} aria-hidden="true" />
          Play<span className="visuallyHidden"> the animation</span>{" "}
          <span className={styles.duration}>{seconds} s</span>
        </span>
        <span className={styles.stop}>
          <Square size={12} aria-hidden="true" />
          Stop
        </span>
        <WindowDots />
      </summary>
      <div className={styles.picture}>
        <Picture src={motionKey(id)} alt={says} />
      </div>
    </details>
  );
}
