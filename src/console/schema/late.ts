// What a schema of the reader needs, in one file to download: each further one makes the scripts of every page longer.
export { readProject } from "./readProject";
export { SchemaPanel } from "./SchemaPanel";
