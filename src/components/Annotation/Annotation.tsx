import { Link } from "gatsby";
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import * as styles from "./Annotation.module.css";

interface AnnotationProps {
  readonly term: string;
  readonly definition: string;
  /** The term in the glossary, where the site has one. */
  readonly href?: string;
  readonly children?: ReactNode;
}

/**
 * A word whose definition opens on hover, focus or tap. CSS does the opening, so it works without JavaScript, which
 * adds closing with Escape and keeps the definition inside the window. The link to the glossary is next to the tooltip,
 * because a tooltip can't contain controls, and is the next tab stop.
 */
export function Annotation({ term, definition, href, children }: AnnotationProps): ReactElement {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<"closed" | "open" | "dismissed">("closed");
  const open = () => {
    setState("open");
    if (bubble.current) keepInWindow(bubble.current);
  };
  const close = () => setState("closed");

  useEffect(() => {
    if (state !== "open") return undefined;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The focus would be lost with the link that has it.
      if (bubble.current?.contains(document.activeElement)) word.current?.focus();
      setState("dismissed");
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, [state]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what is operated; this follows the pointer.
    <span
      className={styles.annotation}
      data-state={state}
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={open}
      onBlur={close}
    >
      <button type="button" className={styles.term} aria-describedby={id} onClick={focusItself} ref={word}>
        {children ?? term}
      </button>
      <span className={styles.bubble} ref={bubble}>
        <span id={id} role="tooltip">
          <strong className={styles.name}>{term}</strong> {definition}
        </span>
        {href && (
          <Link to={href} className={styles.more} data-no-preview="" aria-label={`${term} in the glossary`}>
            Glossary
          </Link>
        )}
      </span>
    </span>
  );
}

/** Safari doesn't focus a button that is tapped. */
function focusItself(event: { readonly currentTarget: HTMLElement }): void {
  event.currentTarget.focus();
}

/** Space between the definition and the window's edge, in pixels. */
const margin = 16;

/** Moves an open definition to the left by as much as it would stick out, and above its word where only there is room. */
function keepInWindow(bubble: HTMLElement): void {
  bubble.style.removeProperty("--shift");
  delete bubble.dataset.side;
  const { clientWidth, clientHeight } = document.documentElement;
  const { right, bottom, height } = bubble.getBoundingClientRect();
  const overflow = right + margin - clientWidth;
  if (overflow > 0) bubble.style.setProperty("--shift", `${-overflow}px`);
  const navbar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const roomAbove = (bubble.parentElement?.getBoundingClientRect().top ?? 0) - Math.max(navbar, 0);
  if (bottom > clientHeight && roomAbove > height) bubble.dataset.side = "above";
}
