import { once } from "node:events";
import { createServer } from "node:http";

/**
 * @typedef {{ records: { objectID: string }[], settings: object, synonyms: unknown[], rules: string[] }} Index
 *
 * @typedef {object} IndexServer
 * @property {string} url
 * @property {Map<string, Index>} indexes
 * @property {string[]} log method and path of all that arrived, without the index's random name
 * @property {Map<string, number>} failures status by the end of a path: `/batch` to 500
 * @property {number} tasksPending how many status requests still report a running task
 * @property {() => void} close
 */

/**
 * The part of the hosted service that is written to: indexes with settings, batches, copies and moves, each of them a task
 * that takes its time.
 *
 * @param {string} key the only one it accepts
 * @returns {Promise<IndexServer>}
 */
export async function startIndexServer(key) {
  const server = createServer((request, response) => void respond(service, key, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  /** @type {IndexServer} */
  const service = {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    indexes: new Map(),
    log: [],
    failures: new Map(),
    tasksPending: 1,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return service;
}

/**
 * @param {IndexServer} service
 * @param {string} key
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function respond(service, key, request, response) {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const [, , , name = "", ...rest] = (request.url ?? "").split("?")[0]?.split("/") ?? [];
  const path = `/${rest.join("/")}`;
  service.log.push(`${request.method} ${name.replace(/_draft_.*/, "_draft")}${path === "/" ? "" : path}`);
  /** @param {number} status @param {object} content */
  const end = (status, content) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(content));
  };
  const failure = service.failures.get(path);
  if (request.headers["x-algolia-api-key"] !== key)
    end(403, { message: "Invalid Application-ID or API key" });
  else if (failure !== undefined) end(failure, { message: "Made to fail" });
  else if (path.startsWith("/task/")) end(200, { status: taskStatus(service), pendingTask: false });
  else end(...carryOut(service, request.method ?? "", name, path, body === "" ? {} : JSON.parse(body)));
}

/** @param {IndexServer} service */
function taskStatus(service) {
  service.tasksPending -= 1;
  if (service.tasksPending >= 0) return "notPublished";
  service.tasksPending = 1;
  return "published";
}

/**
 * @param {IndexServer} service
 * @param {string} method
 * @param {string} name
 * @param {string} path
 * @param {{ requests?: { body: { objectID: string } }[], operation?: string, destination?: string }} input
 * @returns {[number, object]}
 */
function carryOut({ indexes }, method, name, path, input) {
  const index = indexes.get(name) ?? { records: [], settings: {}, synonyms: [], rules: [] };
  const done = { taskID: 1, updatedAt: "", objectIDs: [] };
  if (method === "DELETE") {
    indexes.delete(name);
    return [200, { ...done, deletedAt: "" }];
  }
  if (path === "/settings") indexes.set(name, { ...index, settings: input });
  else if (path === "/synonyms/batch") indexes.set(name, { ...index, synonyms: Object.values(input) });
  else if (path === "/batch") {
    const added = (input.requests ?? []).map(({ body }) => body);
    indexes.set(name, { ...index, records: [...index.records, ...added] });
  } else if (path === "/operation") {
    const source = indexes.get(name);
    const { destination = "" } = input;
    if (!source) return [404, { message: `Index ${name} does not exist` }];
    if (input.operation === "move") {
      indexes.set(destination, source);
      indexes.delete(name);
    } else indexes.set(destination, { records: [], settings: {}, synonyms: [], rules: source.rules });
  } else return [404, { message: "No such path" }];
  return [200, done];
}
