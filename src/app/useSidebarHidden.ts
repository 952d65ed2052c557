import { useCallback, useEffect, useState } from "react";
import { store } from "../components/BrowserStorage/browserStorage";
import { sidebarKey } from "./storage";

interface SidebarVisibility {
  readonly isHidden: boolean;
  readonly toggle: () => void;
}

/** Whether the reader has put the sidebar away on a wide screen. CSS reads the same from `<html data-sidebar>`. */
export function useSidebarHidden(): SidebarVisibility {
  const [isHidden, setHidden] = useState(false);

  useEffect(() => setHidden(document.documentElement.dataset.sidebar === "hidden"), []);

  const toggle = useCallback(() => {
    const { dataset } = document.documentElement;
    const next = dataset.sidebar !== "hidden";
    if (next) dataset.sidebar = "hidden";
    else delete dataset.sidebar;
    store(sidebarKey, next ? "hidden" : null);
    setHidden(next);
  }, []);

  return { isHidden, toggle };
}
