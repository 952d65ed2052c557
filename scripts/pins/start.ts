import { runMain } from "../command/failure.mjs";
import { pinCommand } from "./command";

runMain(() => pinCommand(process.argv.slice(2)));
