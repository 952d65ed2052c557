import type { ReactElement } from "react";

interface CardPictureProps {
  /** Markup, from pictures.ts. */
  readonly picture: string;
  /** Width and height in pixels. */
  readonly size: number;
}

export function CardPicture({ picture, size }: CardPictureProps): ReactElement {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={2}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: pictures.ts is ours.
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  );
}
