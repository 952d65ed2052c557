/** Replaces packages that the frame's bundle omits: those of react-live's editor. */
export const Highlight = undefined;
export const themes = undefined;
export const useEditable = undefined;
