import { graphql } from "gatsby";
import type { ImagesBySrc, ResolvedImage } from "./ImageContext";

/**
 * A page's pictures in the form its figures ask for.
 *
 * @throws when a picture file could be neither scaled nor linked: the page would have a hole.
 */
export function imagesBySrc(images: readonly Queries.PageImageFieldsFragment[]): ImagesBySrc {
  return Object.fromEntries(images.map((image) => [image.key, resolvedImage(image)]));
}

function resolvedImage(image: Queries.PageImageFieldsFragment): ResolvedImage {
  const light = image.raster?.childImageSharp?.gatsbyImageData;
  const dark = image.darkRaster?.childImageSharp?.gatsbyImageData;
  if (light) return { kind: "raster", light, ...(dark ? { dark } : {}) };
  const lightUrl = image.vector?.publicURL;
  const darkUrl = image.darkVector?.publicURL;
  const { key, width, height } = image;
  if (!lightUrl || width === null || height === null) {
    throw new Error(`images/${key} has no size that could be read: an SVG needs a viewBox.`);
  }
  return { kind: "vector", lightUrl, ...(darkUrl ? { darkUrl } : {}), width, height };
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
