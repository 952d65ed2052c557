import { runMain } from "../command/failure.mjs";
import { publishCommand } from "./command";

runMain(() => publishCommand(process.argv.slice(2)));
