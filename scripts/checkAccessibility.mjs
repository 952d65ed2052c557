import { runOnGoodNode } from "./setup/gate.mjs";

runOnGoodNode(() => import("./command/checkAccessibility.mjs"));
