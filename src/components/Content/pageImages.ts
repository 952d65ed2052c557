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

function resolvedImage({ key, light, dark, width, height }: Queries.PageImageFieldsFragment): ResolvedImage {
  const raster = light.childImageSharp?.gatsbyImageData;
  const darkRaster = dark?.childImageSharp?.gatsbyImageData;
  if (raster) return { kind: "raster", light: raster, ...(darkRaster ? { dark: darkRaster } : {}) };
  if (!light.publicURL || width === null || height === null) {
    throw new Error(`images/${key} has no size that could be read: an SVG needs a viewBox.`);
  }
  const darkUrl = dark?.publicURL;
  return { kind: "vector", lightUrl: light.publicURL, ...(darkUrl ? { darkUrl } : {}), width, height };
}

/** WebP at three widths: one for phones, one for the text's width, one for that on a dense screen. */
export const pageImageFragment = graphql`
  fragment PageImageFields on PageImage {
    key
    width
    height
    light {
      ...PictureFile
    }
    dark {
      ...PictureFile
    }
  }

  fragment PictureFile on File {
    publicURL
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
