import { once } from "node:events";

/**
 * Has a server listen on a free port of this machine.
 *
 * @param {import("node:http").Server} server
 * @returns {Promise<{ url: string, close: () => void }>} the URL without a trailing slash
 */
export async function listen(server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
