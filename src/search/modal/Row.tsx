import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import type { AreaName } from "../areaLabel";
import { HitText, type RowHit } from "./HitText";

interface RowProps {
  readonly hit: RowHit;
  readonly areas: readonly AreaName[];
  /** What DocSearch would show: a sign, its own text as HTML, and what can be done with the hit. */
  readonly children: ReactNode;
}

/** DocSearch's row with our content in it, which is rendered as text, never as HTML. */
export function Row({ hit, areas, children }: RowProps): ReactElement {
  const text = <HitText key="text" hit={hit} areas={areas} />;
  if (!isValidElement<{ readonly children?: ReactNode }>(children)) return text;
  const parts = Children.toArray(children.props.children);
  return cloneElement(children, {}, parts[0], text, parts.at(-1));
}
