import { once } from "node:events";
import { createServer } from "node:http";
import { search } from "./search.mjs";

/**
 * How the server responds: correctly, never, with only the beginning of a response, with a status, or with an invalid response.
 *
 * @typedef {"well" | "never" | "never ends" | "hang up" | "no json" | "other json" | number} Behavior
 *
 * @typedef {object} HostedServer
 * @property {string} url
 * @property {{ path: string, requests: readonly import("./search.mjs").SearchRequest[] }[]} searches all that arrived
 * @property {Behavior} behavior
 * @property {Promise<void>} gate responses wait for it
 * @property {() => void} close
 */

/**
 * A local server that implements the hosted search's protocol: POST /1/indexes/*\/queries.
 *
 * @param {readonly import("./search.mjs").SearchRecord[]} records
 * @returns {Promise<HostedServer>}
 */
export async function startHostedSearch(records) {
  const server = createServer((request, response) => void respond(hosted, records, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  /** @type {HostedServer} */
  const hosted = {
    url: `http://127.0.0.1:${port}`,
    searches: [],
    behavior: "well",
    gate: Promise.resolve(),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return hosted;
}

/**
 * @param {HostedServer} hosted
 * @param {readonly import("./search.mjs").SearchRecord[]} records
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function respond(hosted, records, request, response) {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  response.setHeader("Access-Control-Allow-Origin", "*");
  const path = request.url ?? "";
  if (request.method !== "POST" || !path.startsWith("/1/indexes/*/queries")) {
    response.writeHead(404).end();
    return;
  }
  /** @type {{ requests: import("./search.mjs").SearchRequest[] }} */
  const { requests } = JSON.parse(body);
  hosted.searches.push({ path, requests });
  const { behavior } = hosted;
  await hosted.gate;
  if (behavior === "never") return;
  if (behavior === "never ends") response.write("{");
  else if (behavior === "hang up") request.socket.destroy();
  else if (behavior === "no json") response.end("<html>It works!</html>");
  else if (behavior === "other json") response.end('{"ok":true}');
  else if (typeof behavior === "number") response.writeHead(behavior).end('{"message":"Made to fail"}');
  else {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ results: requests.map((one) => search(records, one)) }));
  }
}
