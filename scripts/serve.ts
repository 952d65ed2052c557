export { main } from "./command/serve.mjs";
