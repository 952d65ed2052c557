/** Stands in for what the frame's bundle leaves out: the packages of react-live's editor. */
export const Highlight = undefined;
export const themes = undefined;
export const useEditable = undefined;
