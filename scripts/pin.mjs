import { runOnGoodNode } from "./setup/gate.mjs";

runOnGoodNode(async () =>
  (await import("./command/typescript.mjs")).typescriptCommand("scripts/pins/start.ts"),
);
