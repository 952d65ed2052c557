import type { ReactElement } from "react";
import { type Hotspot, hotspotName, type Motion, screenshotKey } from "../../../shared/screenshot";
import { Picture } from "../Figure/Picture";
import { Zoomable } from "../Figure/Zoomable";
import { Hotspots } from "./Hotspots";
import { MotionPlayer } from "./MotionPlayer";
import { WindowDots } from "./WindowDots";
import * as styles from "./Screenshot.module.css";

interface ScreenshotProps {
  readonly id: string;
  readonly alt: string;
  readonly hotspots?: readonly Hotspot[];
  /** The image's place among those with letters on the page. */
  readonly shot?: number;
  /** It is the first with this id on the page, so the IDs of its letters are unique. */
  readonly isTarget?: boolean;
  readonly motion?: Motion;
  readonly caption?: string;
}

/** A screenshot of the admin panel in a window frame. Letters on it are explained below. */
export function Screenshot(props: ScreenshotProps): ReactElement {
  const { id, alt, hotspots = [], shot = 0, isTarget = false, motion, caption } = props;
  return (
    <figure className={styles.figure}>
      <div className={styles.window} data-window="">
        {motion ? (
          <MotionPlayer id={id} motion={motion} />
        ) : (
          <div className={styles.bar} aria-hidden="true">
            <WindowDots />
          </div>
        )}
        <div className={styles.picture}>
          <Zoomable label={alt}>
            <Picture src={screenshotKey(id)} alt={alt} />
            <Hotspots hotspots={hotspots} shot={shot} />
          </Zoomable>
        </div>
      </div>
      {hotspots.length > 0 && (
        <ol role="list" className={styles.legend}>
          {hotspots.map(({ says }, index) => (
            <li key={says} id={isTarget ? hotspotName(id, index + 1) : undefined}>
              {says}
            </li>
          ))}
        </ol>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
