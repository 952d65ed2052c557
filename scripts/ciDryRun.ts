export { ciDryRun as main } from "./ci/command";
