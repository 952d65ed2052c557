import { useMediaQuery } from "../../components/MediaQuery/useMediaQuery";

/** From this width on, a section fits next to the hits. */
const wide = "(min-width: 1000px)";

export const useWide = (): boolean => useMediaQuery(wide);
