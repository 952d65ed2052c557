// What readers open from the page's text and by key, in one file to download: each further one makes the scripts of every page longer.
export { showPreview } from "./previews/previewCard";
export { openShortcuts } from "./shortcuts/ShortcutDialog";
export { onIntent } from "./types/typeTools";
export { openZoom } from "./zoom/zoomDialog";
