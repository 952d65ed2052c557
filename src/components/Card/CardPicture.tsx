import { type ReactElement, useMemo } from "react";
import { Picture } from "../Icon/Picture";

interface CardPictureProps {
  /** Markup, from pictures.ts. */
  readonly picture: string;
  /** Width and height in pixels. */
  readonly size: number;
}

export function CardPicture({ picture, size }: CardPictureProps): ReactElement {
  const markup = useMemo(() => ({ __html: picture }), [picture]);
  return <Picture markup={markup} size={size} />;
}
