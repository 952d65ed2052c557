import type { ReactElement } from "react";
import { type ResolvedImage, useImage } from "../Content/ImageContext";
import * as styles from "./Picture.module.css";

interface PictureProps {
  readonly src: string;
  readonly alt: string;
}

/**
 * An image for the reader's theme. Both variants are in the HTML, because the theme isn't known there; CSS hides one, and
 * browsers don't load a lazy image that isn't displayed.
 */
export function Picture({ src, alt }: PictureProps): ReactElement {
  const image = useImage(src);
  const hasDark = image.kind === "raster" ? image.dark !== undefined : image.darkUrl !== undefined;
  return (
    <>
      <span className={hasDark ? styles.light : styles.only}>
        <Variant image={image} isDark={false} alt={alt} />
      </span>
      {hasDark && (
        <span className={styles.dark}>
          <Variant image={image} isDark alt={alt} />
        </span>
      )}
    </>
  );
}

interface VariantProps {
  readonly image: ResolvedImage;
  readonly isDark: boolean;
  readonly alt: string;
}

/**
 * A plain image in the sizes that gatsby-plugin-image computed. The plugin's own component would add a copy of React's
 * server renderer (58 kB) to every page with an image, for a fade-in that reserved space makes unnecessary.
 */
function Variant({ image, isDark, alt }: VariantProps): ReactElement {
  if (image.kind === "raster") {
    const { images, width, height } = (isDark && image.dark) || image.light;
    return (
      <img
        {...images.fallback}
        className={styles.image}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
      />
    );
  }
  const url = (isDark && image.darkUrl) || image.lightUrl;
  return (
    <img
      className={styles.vector}
      src={url}
      width={image.width}
      height={image.height}
      alt={alt}
      loading="lazy"
    />
  );
}
