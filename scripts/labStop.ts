export { stop as main } from "./lab/commands";
