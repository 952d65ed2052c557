import { runMain } from "../command/failure.mjs";
import { checkPackages } from "./check";

runMain(() => checkPackages(process.argv.slice(2)));
