import { runMain } from "../command/failure.mjs";
import { stop } from "./commands";

runMain(() => stop(process.argv.slice(2)));
