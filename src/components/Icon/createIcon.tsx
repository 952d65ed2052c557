import type { ReactElement, SVGProps } from "react";

/** A picture as lucide-react's modules hold it: the elements within a square of so many units. */
interface IconData {
  readonly size: number;
  readonly node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

/**
 * Stands in for lucide-react's function of the same purpose (src/pages-builder/webpack.ts puts it there), which makes three
 * components and up to ten elements of each of the fifty pictures of a page. To React this is one element; what it looks like
 * otherwise says the style sheet (src/theme/base.css).
 */
// biome-ignore lint/style/noDefaultExport: the library's module, in whose place it stands, has one.
export default function createIcon({ size: units, node }: IconData): (props: IconProps) => ReactElement {
  const markup = { __html: node.map(elementOf).join("") };
  return function Icon({ size = units, className, strokeWidth = 2, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${units} ${units}`}
        strokeWidth={strokeWidth}
        aria-hidden="true"
        {...rest}
        className={className ? `icon ${className}` : "icon"}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own data.
        dangerouslySetInnerHTML={markup}
      />
    );
  };
}

/** `key` is for React, and no attribute. */
function elementOf([element, { key, ...attributes }]: IconData["node"][number]): string {
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${element}${words.join("")}/>`;
}
