/** Serves the folder it is given as `npm run serve` does, and reports its memory when asked. Needs --expose-gc. */
import { serve } from "../../../scripts/serve/serve.mjs";

const [dir = "", port = ""] = process.argv.slice(2);
process.on("message", () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
await serve({ dir, port: Number(port) });
