import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ImagesBySrc, ResolvedImage } from "./ImageContext";

/**
 * A page's images in the form that its figures need.
 *
 * @throws if an image file could be neither scaled nor linked: a page with a missing image must not be built.
 */
export function imagesBySrc(images: readonly Queries.PageImageFieldsFragment[]): ImagesBySrc {
  return Object.fromEntries(images.map((image) => [image.key, resolvedImage(image)]));
}

function resolvedImage(image: Queries.PageImageFieldsFragment): ResolvedImage {
  const light = image.raster?.childImageSharp?.gatsbyImageData;
  const dark = image.darkRaster?.childImageSharp?.gatsbyImageData;
  const { width: natural } = image;
  if (light)
    return {
      kind: "raster",
      light: noWiderThan(natural, light),
      ...(dark ? { dark: noWiderThan(natural, dark) } : {}),
    };
  const lightUrl = image.vector?.publicURL;
  const darkUrl = image.darkVector?.publicURL;
  const { key, width, height } = image;
  if (!lightUrl || width === null || height === null) {
    throw new Error(`images/${key} has no size that could be read: an SVG needs a viewBox.`);
  }
  return { kind: "vector", lightUrl, ...(darkUrl ? { darkUrl } : {}), width, height };
}

/** A part of a screenshot, at the size it had in its window: its file has twice as many pixels, which could be shown twice as large. */
function noWiderThan(natural: number | null, image: IGatsbyImageData): IGatsbyImageData {
  const { width, height, images } = image;
  if (natural === null || natural >= width) return image;
  const { fallback } = images;
  return {
    ...image,
    width: natural,
    height: Math.round((height / width) * natural),
    images: { ...images, ...(fallback ? { fallback: { ...fallback, sizes: `${natural}px` } } : {}) },
  };
}

/** WebP at three widths: one for phones, one for the text's width, one for that on a dense screen. */
export const pageImageFragment = graphql`
  fragment PageImageFields on PageImage {
    key
    width
    height
    raster {
      ...ScaledFile
    }
    darkRaster {
      ...ScaledFile
    }
    vector {
      publicURL
    }
    darkVector {
      publicURL
    }
  }

  fragment ScaledFile on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 760
        breakpoints: [380, 760, 1520]
        formats: [WEBP]
        placeholder: NONE
        webpOptions: { quality: 82 }
      )
    }
  }
`;
