export { checkPackages as main } from "./packages/check";
