import { useMediaQuery } from "../../components/MediaQuery/useMediaQuery";

/** A window in which the page stays readable next to the panel. AskPanel.module.css has the same width. */
const wide = "(min-width: 90rem)";

/** Whether the panel opens next to the page instead of above it. */
export const opensBesidePage = (): boolean => window.matchMedia(wide).matches;

/** The same for a component, which follows the window's width. */
export const useBesidePage = (): boolean => useMediaQuery(wide);
