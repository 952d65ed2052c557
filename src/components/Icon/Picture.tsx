import type { ReactElement, SVGProps } from "react";

export interface PictureProps extends SVGProps<SVGSVGElement> {
  /** What is drawn, within a square of so many units. Keep the same object between renders: React writes the markup anew for another one. */
  readonly markup: { readonly __html: string };
  readonly units?: number;
  /** Width and height in pixels. */
  readonly size?: number;
}

/** An icon in the color of the text. For React it is one element; the rest of its style is in src/theme/base.css. */
export function Picture({
  markup,
  units = 24,
  size = units,
  className,
  ...rest
}: PictureProps): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${units} ${units}`}
      strokeWidth={2}
      aria-hidden="true"
      {...rest}
      className={className ? `icon ${className}` : "icon"}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lucide's own data; no content gets here.
      dangerouslySetInnerHTML={markup}
    />
  );
}
