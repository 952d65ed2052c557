import type { ReactElement } from "react";
import { Picture } from "./Picture";
import { Zoomable } from "./Zoomable";
import * as styles from "./Figure.module.css";

interface FigureProps {
  /** Key of the image in the page's images. */
  readonly src: string;
  readonly alt: string;
  readonly caption?: string;
}

/** An image or diagram of the page, with a caption. */
export function Figure({ src, alt, caption }: FigureProps): ReactElement {
  return (
    <figure className={styles.figure}>
      <Zoomable label={alt}>
        <Picture src={src} alt={alt} />
      </Zoomable>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
