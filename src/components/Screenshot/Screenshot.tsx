import type { ReactElement } from "react";
import type { Hotspot } from "../../../shared/screenshot";
import { Picture } from "../Figure/Picture";
import { Zoomable } from "../Figure/Zoomable";
import { Hotspots } from "./Hotspots";
import * as styles from "./Screenshot.module.css";

interface ScreenshotProps {
  readonly id: string;
  readonly alt: string;
  readonly hotspots?: readonly Hotspot[];
  readonly caption?: string;
}

/** A screenshot of the admin panel in a window frame. Numbers on it are explained below. */
export function Screenshot({ id, alt, hotspots = [], caption }: ScreenshotProps): ReactElement {
  return (
    <figure className={styles.figure}>
      <div className={styles.window} data-window="">
        <div className={styles.bar} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <div className={styles.picture}>
          <Zoomable label={alt}>
            <Picture src={`screenshots/${id}`} alt={alt} />
            <Hotspots hotspots={hotspots} />
          </Zoomable>
        </div>
      </div>
      {hotspots.length > 0 && (
        <ol role="list" className={styles.legend}>
          {hotspots.map(({ says }) => (
            <li key={says}>{says}</li>
          ))}
        </ol>
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
