import type { ReactElement } from "react";
import { Picture } from "../Figure/Picture";
import * as styles from "./Screenshot.module.css";

interface ScreenshotProps {
  readonly id: string;
  readonly alt: string;
  readonly caption?: string;
}

/** A picture of the admin panel, framed like the window it was taken from. */
export function Screenshot({ id, alt, caption }: ScreenshotProps): ReactElement {
  return (
    <figure>
      <div className={styles.window}>
        <div className={styles.bar} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <Picture src={`screenshots/${id}`} alt={alt} />
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
