import ChevronRight from "lucide-react/icons/chevron-right";
import {
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useActiveHeading } from "../TableOfContents/useActiveHeading";
import { placeSections, type Section, sectionsOnPage } from "./pageSections";
import * as styles from "./SidebarSections.module.css";

export interface SidebarSectionsProps {
  /** The element that holds the sidebar's entries, and scrolls. */
  readonly panel: RefObject<HTMLElement | null>;
  /** Of the page that is shown. */
  readonly path: string;
}

/** What the next page begins with, too: readers who opened the sections once want them on each page. */
let wasOpen = false;

/**
 * The sections of the page below its entry, where there is no room for them next to the text. A button opens them, and says how far the
 * reader has come. In a wide window, it is in the sidebar's last line, so that no entry moves while the page loads; in the menu of a narrow
 * one, it is below the entry.
 */
export function SidebarSections({ panel, path }: SidebarSectionsProps): ReactElement | null {
  const [isOpen, setOpen] = useState(wasOpen);
  const { sections, place } = usePlace(panel, path);
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another location.
  const location = useMemo(() => ({ hash: window.location.hash, href: window.location.href }), [path]);
  const active = useActiveHeading(ids, location);
  const list = useRef<HTMLUListElement>(null);
  if (!place) return null;

  const toggle = ({ detail }: MouseEvent) => {
    wasOpen = !isOpen;
    setOpen(wasOpen);
    if (!isOpen) requestAnimationFrame(() => show(list.current, panel.current, detail === 0));
  };
  const reached = ids.indexOf(active ?? "") + 1;
  const button = (
    <button type="button" className={styles.button} aria-expanded={isOpen} onClick={toggle}>
      <ChevronRight size={14} aria-hidden="true" />
      On this page
      {reached > 0 && (
        <span>
          <span className="visuallyHidden">, section </span>
          {reached}
          <span aria-hidden="true">/</span>
          <span className="visuallyHidden"> of </span>
          {ids.length}
        </span>
      )}
    </button>
  );
  const isMenu = window.innerWidth < 997;
  return (
    <>
      {!isMenu && button}
      {createPortal(
        <>
          {isMenu && button}
          <ul
            ref={list}
            role="list"
            aria-label="Sections of this page"
            className={styles.list}
            data-open={isOpen}
          >
            {sections.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === active ? "location" : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>,
        place,
      )}
    </>
  );
}

const nothing: { readonly sections: readonly Section[]; readonly place?: HTMLElement } = { sections: [] };

/** Of the page that is shown, once it is there. */
function usePlace(panel: RefObject<HTMLElement | null>, path: string): typeof nothing {
  const [found, setFound] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections, and another entry.
  useEffect(() => {
    const sections = sectionsOnPage();
    const place = sections.length > 0 && panel.current ? placeSections(panel.current) : undefined;
    setFound(place ? { sections, place } : nothing);
    return () => place?.remove();
  }, [panel, path]);
  return found;
}

/** Scrolls the sidebar to the list, as far as its entry stays in view. With the keyboard, the list is far from the button. */
function show(list: HTMLElement | null, panel: HTMLElement | null, isByKey: boolean): void {
  if (!list || !panel) return;
  const frame = panel.getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  const entry = 48;
  panel.scrollTop += Math.min(Math.max(bottom + entry - frame.bottom, 0), top - entry - frame.top);
  if (isByKey) (list.querySelector<HTMLElement>("[aria-current]") ?? list.querySelector("a"))?.focus();
}
