export { publishCommand as main } from "./deploy/command";
