import { createServer } from "node:http";
import { toNodeHandler } from "srvx/node";

/**
 * Serves a handler of the web's form with Node's own server.
 *
 * @param {(request: Request) => Promise<Response>} handler
 * @returns {import("node:http").Server} not listening yet
 */
export function serveHandler(handler) {
  // Its type leaves open which version of HTTP it serves.
  const serve = /** @type {import("node:http").RequestListener} */ (toNodeHandler(handler));
  return createServer((incoming, outgoing) => {
    // What is left of a rejected body is not read: each connection ends with its response.
    outgoing.setHeader("Connection", "close");
    serve(incoming, outgoing);
  });
}
