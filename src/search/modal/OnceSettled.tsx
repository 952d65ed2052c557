import { type ReactNode, startTransition, useEffect, useState } from "react";

/** As many as a usual window shows. */
const drawnAtOnce = 8;

/** Longer than between two keys of who types fast, shorter than the way from the keys to the list; then one by one, in milliseconds. */
const pause = 120;
const between = 8;

interface OnceSettledProps {
  /** Of a hit among all, from 0. */
  readonly place: number;
  /** Its name, read out until it is drawn. */
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/**
 * The content of a hit. Hits further down, which hardly anyone sees while typing, render when the list hasn't changed for a
 * moment: rendering twenty at once would delay the next key by more than a frame.
 */
export function OnceSettled({ place, name, children }: OnceSettledProps): ReactNode {
  const [isDrawn, setDrawn] = useState(place < drawnAtOnce);
  useEffect(() => {
    if (isDrawn) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(true)), pause + between * place);
    return () => clearTimeout(timer);
  }, [isDrawn, place]);
  if (isDrawn) return children;
  return (
    <div className="DocSearch-Hit-later">
      <span className="visuallyHidden">{name}</span>
    </div>
  );
}
