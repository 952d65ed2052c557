import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** What a client finds: the lab, a server that doesn't respond, or one that takes its time. */
export type State = "up" | "down" | "slow";

/** Long enough to see what a page shows meanwhile. */
const slowMs = 2_500;

export interface Gateway {
  readonly url: string;
  set(state: State): void;
  close(): void;
}

/** A server between clients and the lab, so that a check can take the lab away from them while it runs. */
export async function openGateway(target: string): Promise<Gateway> {
  let state: State = "up";
  const server = createServer((incoming, outgoing) => {
    if (state === "down") {
      incoming.socket.destroy();
      return;
    }
    const forward = () => {
      const { method, url, headers } = incoming;
      const passed = request(new URL(url ?? "/", target), { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      passed.on("error", () => outgoing.destroy());
      incoming.pipe(passed);
    };
    // Images come at once: a page shows them after its text anyway.
    if (state === "slow" && incoming.url?.startsWith("/api/")) setTimeout(forward, slowMs);
    else forward();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    set(next) {
      state = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
