export { start as main } from "./lab/commands";
