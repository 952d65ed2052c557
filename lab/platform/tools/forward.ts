import { request } from "node:http";
import type { Core } from "@strapi/strapi";

/** Sends all requests that this process gets from now on to another port of localhost. */
export function forward(strapi: Core.Strapi, port: number): void {
  const { httpServer } = strapi.server;
  httpServer.removeAllListeners("request");
  httpServer.on("request", (incoming, response) => {
    const { method, url, headers } = incoming;
    const target = request({ host: "127.0.0.1", port, method, path: url, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    target.on("error", () => response.writeHead(502).end());
    incoming.pipe(target);
  });
}
