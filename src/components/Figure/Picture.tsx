import type { ReactElement } from "react";
import { type ResolvedImage, useImage } from "../Content/ImageContext";
import * as styles from "./Picture.module.css";

interface PictureProps {
  readonly src: string;
  readonly alt: string;
}

/**
 * A picture for the reader's theme. Both variants are in the HTML, where the theme isn't known yet; CSS takes one away,
 * and the browser doesn't load a lazy picture that takes no room.
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
 * A plain image of the sizes that gatsby-plugin-image worked out. Its own component would bring a copy of React's server
 * renderer (58 kB) to every page with a picture, to fade in what a width and a height already hold the room for.
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
