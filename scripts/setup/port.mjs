import { once } from "node:events";
import { createServer } from "node:net";
import { errorCode, Failure } from "../command/failure.mjs";

/** Some systems let a second server listen on all addresses while another one uses one of them, so each is tried. */
const addresses = ["127.0.0.1", "::1", undefined];

/**
 * @param {number} port
 * @throws {Failure} when the port can't be had; the sentence says what to do
 */
export async function requireFreePort(port) {
  for (const address of addresses) {
    const code = await tryToListen(port, address);
    if (code === "EADDRINUSE" || code === "EACCES") throw portFailure(port, code);
  }
}

/**
 * @param {number} [port] 0 for any free port
 * @returns {Promise<number>} the free port
 * @throws {Failure} if the requested port isn't free
 */
export async function freePort(port = 0) {
  if (port !== 0) {
    await requireFreePort(port);
    return port;
  }
  const server = createServer().listen({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Failure("No port is free.");
  return address.port;
}

/**
 * @param {number} port
 * @param {string} code the system's error code
 */
export function portFailure(port, code) {
  const why = code === "EACCES" ? "is reserved for the system" : "is in use";
  const other = port < 1024 ? 9000 : port + 1;
  return new Failure(`Port ${port} ${why}: free it, or choose another with "-- --port ${other}".`);
}

/**
 * @param {number} port
 * @param {string | undefined} address
 * @returns {Promise<string>} an error code, or an empty string if listening worked
 */
function tryToListen(port, address) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(errorCode(error)));
    server.listen({ port, ...(address ? { host: address } : {}) }, () => server.close(() => resolve("")));
  });
}
