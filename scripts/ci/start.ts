import { runMain } from "../command/failure.mjs";
import { ciDryRun } from "./command";

runMain(() => ciDryRun(process.argv.slice(2)));
