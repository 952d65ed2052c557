import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";

/** Responds for hosts that exist only in tests. It reads the host from the request, so that one port is enough for all. */
export interface Services {
  readonly port: number;
  readonly close: () => void;
}

/**
 * A local server that represents many hosts.
 *
 * @param hosts request handlers by host name. Any other host gets 404.
 */
export async function startServices(hosts: Readonly<Record<string, RequestListener>>): Promise<Services> {
  const server = createServer((request, response) => {
    const host = request.headers.host?.replace(/:\d+$/, "") ?? "";
    const respond = hosts[host] ?? ((_request, unknown) => unknown.writeHead(404).end());
    respond(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Sends the headers that a browser requires before a page can send requests to another origin. */
export function allowAll(request: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader("Access-Control-Allow-Origin", "*");
  if (request.method !== "OPTIONS") return false;
  response.setHeader("Access-Control-Allow-Methods", "GET, POST");
  response.setHeader(
    "Access-Control-Allow-Headers",
    request.headers["access-control-request-headers"] ?? "*",
  );
  response.writeHead(204).end();
  return true;
}

export async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
