import { once } from "node:events";
import { askProxy } from "./ask/proxy.mjs";
import { serveHandler } from "./ask/proxyServer.mjs";
import { Failure } from "./command/failure.mjs";

/** `npm run ask:proxy`: the proxy of docs/ask.md, on this machine. */
export async function main(): Promise<void> {
  const { ASK_UPSTREAM, ASK_KEY, ASK_MODEL, ASK_ORIGINS = "", ASK_PORT = "9100" } = process.env;
  if (!ASK_UPSTREAM || !ASK_KEY || !ASK_MODEL)
    throw new Failure("Set ASK_UPSTREAM, ASK_KEY and ASK_MODEL: see docs/ask.md.");
  const origins = ASK_ORIGINS.split(",").map((origin) => origin.trim());
  const handler = askProxy({ upstream: ASK_UPSTREAM, key: ASK_KEY, model: ASK_MODEL, origins });
  const server = serveHandler(handler).listen(Number(ASK_PORT), "127.0.0.1");
  await once(server, "listening");
  console.log(`Questions are taken at http://127.0.0.1:${ASK_PORT} (Ctrl+C ends it)`);
  await once(server, "close");
}
