import { useEffect } from "react";
import { afterScroll, type ScrollState } from "./navbarMotion";

/**
 * Tells CSS by `<html data-navbar="hidden">` when the navbar is to be out of sight. React renders nothing for it.
 *
 * @param hidesOnScroll false for a navbar that always stays.
 */
export function useNavbarMotion(hidesOnScroll: boolean): void {
  useEffect(() => {
    if (!hidesOnScroll) return;
    const { dataset } = document.documentElement;
    let state: ScrollState = { y: window.scrollY, isHidden: false };
    let frame = 0;
    const update = () => {
      frame = 0;
      state = afterScroll(state, window.scrollY, navbarHeight());
      if (state.isHidden) dataset.navbar = "hidden";
      else delete dataset.navbar;
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    window.addEventListener("scroll", schedule, { passive: true });
    return () => {
      window.removeEventListener("scroll", schedule);
      cancelAnimationFrame(frame);
      delete dataset.navbar;
    };
  }, [hidesOnScroll]);
}

function navbarHeight(): number {
  return document.querySelector("header")?.offsetHeight ?? 0;
}
