import { type RefObject, useEffect } from "react";

/** Above this width there are no mobile menus. The style sheets contain the same number. */
const desktop = "(min-width: 997px)";

/**
 * What a popover menu doesn't do by itself: it closes on a navigation, when one of its links is followed (also to the
 * page's own headings), and when the layout becomes the wide one; and it takes the focus when it opens.
 */
export function useMenuPopover(menu: RefObject<HTMLElement | null>, path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to close.
  useEffect(() => menu.current?.hidePopover?.(), [menu, path]);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const close = () => element.hidePopover?.();
    const closeOnLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) close();
    };
    const closeOnDesktop = ({ matches }: MediaQueryListEvent) => {
      if (matches) close();
    };
    const takeFocus = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === "open") element.querySelector("button")?.focus();
    };
    const query = window.matchMedia(desktop);
    element.addEventListener("click", closeOnLink);
    element.addEventListener("toggle", takeFocus);
    query.addEventListener("change", closeOnDesktop);
    return () => {
      element.removeEventListener("click", closeOnLink);
      element.removeEventListener("toggle", takeFocus);
      query.removeEventListener("change", closeOnDesktop);
    };
  }, [menu]);
}
