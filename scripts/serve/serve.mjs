import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { errorCode, Failure } from "../command/failure.mjs";
import { precompressBuild } from "../precompress/precompressBuild.mjs";
import { portFailure } from "../setup/port.mjs";
import { createSiteServer, prefixOf } from "./server.mjs";

/**
 * Serves a build until Ctrl+C. It first creates missing compressed versions of files: some seconds after a new
 * build, half a second after that.
 *
 * @param {{ dir: string, port: number }} options port 0 uses a free one
 * @throws {Failure} when there is no build or the port is taken
 */
export async function serve({ dir, port }) {
  if (!existsSync(join(dir, "index.html"))) {
    throw new Failure(`There is no built site in ${dir}: run npm run build first.`);
  }
  await precompressBuild(dir).catch((error) => {
    console.warn(`${error.message}\nThe site is served without them.`);
  });
  const server = createSiteServer({ dir });
  server.listen(port);
  try {
    await once(server, "listening");
  } catch (error) {
    throw portFailure(port, errorCode(error));
  }
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  console.log(`\nThe site is at http://localhost:${actual}${prefixOf(dir)} (Ctrl+C ends it)`);

  const closed = once(server, "close");
  const close = () => {
    server.close();
    // A browser keeps its connections open; waiting for them would make Ctrl+C seem not to work.
    server.closeAllConnections();
  };
  process.once("SIGINT", close).once("SIGTERM", close);
  whenAbandoned(close);
  await closed;
}

/**
 * npm runs a script through a shell and, when npm is ended, ends only the shell: the server would go on unnoticed and
 * block its port.
 *
 * @param {() => void} action
 */
function whenAbandoned(action) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    action();
  }, 500);
  timer.unref();
}
