import { runOnGoodNode } from "./setup/gate.mjs";

runOnGoodNode(() => import("./command/checkWidths.mjs"));
