import type { ReactElement } from "react";
import { Picture, type PictureProps } from "./Picture";

/** An icon as in lucide-react's modules: the elements in a square of so many units. */
interface IconData {
  readonly size: number;
  readonly node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

type Icon = (props: Omit<PictureProps, "markup" | "units">) => ReactElement;

/**
 * Replaces lucide-react's function of the same purpose (see build/webpack.ts), which creates three components and up to
 * ten elements for each of a page's fifty icons.
 */
// biome-ignore lint/style/noDefaultExport: the library's module, which this one replaces, has one.
export default function createIcon({ size: units, node }: IconData): Icon {
  const markup = { __html: node.map(elementOf).join("") };
  return (props) => Picture({ markup, units, ...props });
}

/** `key` is for React, and no attribute. */
function elementOf([element, { key, ...attributes }]: IconData["node"][number]): string {
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${element}${words.join("")}/>`;
}
