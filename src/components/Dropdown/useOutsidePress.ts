import { type RefObject, useEffect, useRef } from "react";

/** Calls back when the reader presses anywhere outside of the element. */
export function useOutsidePress(element: RefObject<HTMLElement | null>, onPress: () => void): void {
  const latest = useRef(onPress);

  useEffect(() => {
    latest.current = onPress;
  });

  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [element]);
}
