import { runMain } from "../command/failure.mjs";
import { start } from "./commands";

runMain(() => start(process.argv.slice(2)));
