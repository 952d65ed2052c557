import { runOnGoodNode } from "./setup/gate.mjs";

runOnGoodNode(() => import("./command/precompress.mjs"));
