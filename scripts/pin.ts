export { pinCommand as main } from "./pins/command";
