import type { ReactElement } from "react";
import { Picture, type PictureProps } from "./Picture";

/** A picture as lucide-react's modules hold it: the elements within a square of so many units. */
interface IconData {
  readonly size: number;
  readonly node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

type Icon = (props: Omit<PictureProps, "markup" | "units">) => ReactElement;

/**
 * Stands in for lucide-react's function of the same purpose (build/webpack.ts puts it there), which makes three
 * components and up to ten elements of each of the fifty pictures of a page.
 */
// biome-ignore lint/style/noDefaultExport: the library's module, in whose place it stands, has one.
export default function createIcon({ size: units, node }: IconData): Icon {
  const markup = { __html: node.map(elementOf).join("") };
  return (props) => Picture({ markup, units, ...props });
}

/** `key` is for React, and no attribute. */
function elementOf([element, { key, ...attributes }]: IconData["node"][number]): string {
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${element}${words.join("")}/>`;
}
