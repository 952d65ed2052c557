import type { DevServer } from "./devServer";
import { watchProblems } from "./problemStore";

/** Where the browser of a writer listens for problems; no built site has it. */
const url = "/___problems";

/** Sends the outcome of every check to the open pages, as server-sent events of JSON. */
export function serveProblems(app: DevServer): void {
  app.get(url, (request, response) => {
    // Without no-transform the development server compresses, and with it holds back, what is sent.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform",
    });
    const stop = watchProblems((problems) => response.write(`data: ${JSON.stringify(problems)}\n\n`));
    request.on("close", stop);
  });
}
