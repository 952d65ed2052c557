import { createServer } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";

/**
 * Serves a handler of the web's form with Node's own server.
 *
 * @param {(request: Request) => Promise<Response>} handler
 * @returns {import("node:http").Server} not listening yet
 */
export function serveHandler(handler) {
  return createServer((incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.once("close", () => gone.abort());
    respond(handler, incoming, outgoing, gone.signal).catch(() => outgoing.destroy());
  });
}

/**
 * @param {(request: Request) => Promise<Response>} handler
 * @param {import("node:http").IncomingMessage} incoming
 * @param {import("node:http").ServerResponse} outgoing
 * @param {AbortSignal} signal
 */
async function respond(handler, incoming, outgoing, signal) {
  const { method = "GET", headers, url = "/" } = incoming;
  const request = new Request(`http://${headers.host ?? "localhost"}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" ? [/** @type {[string, string]} */ ([name, value])] : [],
    ),
    // A stream: the handler decides how much of it is read.
    ...(method === "POST" ? { body: bodyOf(incoming), duplex: "half" } : {}),
    signal,
  });
  const response = await handler(request);
  // What is left of a rejected body is not read: the connection ends with the response.
  if (!incoming.complete) outgoing.setHeader("Connection", "close");
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body) {
    outgoing.end();
    return;
  }
  outgoing.flushHeaders();
  const body = /** @type {import("node:stream/web").ReadableStream} */ (response.body);
  await pipeline(Readable.fromWeb(body), outgoing);
}

/**
 * Who stops reading it can still send a response: the connection stays open.
 *
 * @param {import("node:http").IncomingMessage} incoming
 */
function bodyOf(incoming) {
  const chunks = ReadableStream.from(incoming.iterator({ destroyOnReturn: false }));
  return /** @type {globalThis.ReadableStream<Uint8Array<ArrayBuffer>>} */ (chunks);
}
