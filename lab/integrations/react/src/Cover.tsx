import { urlOf, type Image } from "./strapi";

type Format = { url: string; width: number };

/** The browser selects the smallest file that is large enough for its screen. */
export function Cover({ image, sizes }: { image: Image; sizes: string }) {
  const formats = Object.values((image.formats ?? {}) as Record<string, Format>);
  const files = [...formats, { url: image.url, width: image.width }];

  return (
    <img
      src={urlOf(image)}
      srcSet={files.map((file) => `${urlOf(file)} ${file.width}w`).join(", ")}
      sizes={sizes}
      alt={image.alternativeText ?? ""}
      width={image.width}
      height={image.height}
      style={{ width: sizes, height: "auto" }}
    />
  );
}
