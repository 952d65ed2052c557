import type { IncomingMessage, ServerResponse } from "node:http";

/** The part of Gatsby's development server that is used; its own type needs a package that is not installed. */
export interface DevServer {
  get(path: string, handler: (request: IncomingMessage, response: ServerResponse) => void): unknown;
}
