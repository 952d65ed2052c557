import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createContext, use } from "react";

/** An image of the page, ready to show: its sizes and files, for one theme or for both. */
export type ResolvedImage =
  | { readonly kind: "raster"; readonly light: IGatsbyImageData; readonly dark?: IGatsbyImageData }
  | {
      readonly kind: "vector";
      readonly lightUrl: string;
      readonly darkUrl?: string;
      readonly width: number;
      readonly height: number;
    };

/** Images by the name that the content uses: a figure's `src`, a screenshot's `screenshots/<id>`. */
export type ImagesBySrc = Readonly<Record<string, ResolvedImage>>;

export const ImageContext = createContext<ImagesBySrc>({});

/** @throws if the page's query didn't return the image: a page with a missing image must not be built. */
export function useImage(src: string): ResolvedImage {
  const image = use(ImageContext)[src];
  if (!image)
    throw new Error(`No image data for "${src}": is it in content/images, and did the page query it?`);
  return image;
}
