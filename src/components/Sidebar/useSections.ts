import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { SidebarSectionsProps } from "./SidebarSections";

/** Windows that show the sidebar and have no room for a table of contents. The style sheets contain the same numbers. */
const betweenWidths = "(min-width: 997px) and (max-width: 1279px)";

/** The component with the page's sections, once it can be seen: in such a window, or in the menu of a narrow one. */
export function useSections(
  panel: RefObject<HTMLElement | null>,
): ComponentType<SidebarSectionsProps> | undefined {
  const [Sections, setSections] = useState<ComponentType<SidebarSectionsProps>>();
  useEffect(() => {
    const load = () => {
      import("./SidebarSections").then(
        ({ SidebarSections }) => setSections(() => SidebarSections),
        // Without it, the list above the text is enough.
        () => {},
      );
    };
    const menu = panel.current;
    const query = window.matchMedia(betweenWidths);
    const follow = () => query.matches && load();
    follow();
    query.addEventListener("change", follow);
    menu?.addEventListener("beforetoggle", load, { once: true });
    return () => {
      query.removeEventListener("change", follow);
      menu?.removeEventListener("beforetoggle", load);
    };
  }, [panel]);
  return Sections;
}
