export { main } from "./command/precompress.mjs";
