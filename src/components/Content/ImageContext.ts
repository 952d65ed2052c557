import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createContext, use } from "react";

/** A picture of the page, ready to show: its sizes and files, for one theme or for both. */
export type ResolvedImage =
  | { readonly kind: "raster"; readonly light: IGatsbyImageData; readonly dark?: IGatsbyImageData }
  | {
      readonly kind: "vector";
      readonly lightUrl: string;
      readonly darkUrl?: string;
      readonly width: number;
      readonly height: number;
    };

/** Pictures by what the content calls them: a figure's `src`, a screenshot's `screenshots/<id>`. */
export type ImagesBySrc = Readonly<Record<string, ResolvedImage>>;

export const ImageContext = createContext<ImagesBySrc>({});

/** @throws when the page's query didn't bring the picture: a page with a hole in it must not be built. */
export function useImage(src: string): ResolvedImage {
  const image = use(ImageContext)[src];
  if (!image)
    throw new Error(`No image data for "${src}": is it in content/images, and did the page query it?`);
  return image;
}
