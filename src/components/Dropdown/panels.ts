// The panels of a page's settings, in one file to download: each further one makes the scripts of every page longer.
export { ReadingPanel } from "../ReadingSettings/ReadingPanel";
export { ProjectPanel } from "../YourProject/ProjectPanel";
