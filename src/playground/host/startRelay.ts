import type { FrameMessage } from "../protocol";
import type { RelayMessage } from "./relay";

export interface RelayEvents {
  readonly onSaid: (message: FrameMessage) => void;
  readonly onFlood: () => void;
  /** The relay's own program could not be loaded. */
  readonly onBroken: () => void;
}

/** Starts a relay in its own thread. @returns the port that the frame gets, and what ends the thread. */
export function startRelay({ onSaid, onFlood, onBroken }: RelayEvents): {
  readonly port: MessagePort;
  readonly stop: () => void;
} {
  const worker = new Worker(
    /* webpackChunkName: "playground-relay" */ new URL("./relay.worker.ts", import.meta.url),
  );
  const { port1, port2 } = new MessageChannel();
  worker.addEventListener("message", ({ data }: MessageEvent<RelayMessage>) => {
    if (data.type === "said") for (const message of data.messages) onSaid(message);
    else onFlood();
  });
  worker.addEventListener("error", onBroken);
  worker.postMessage(null, [port1]);
  return { port: port2, stop: () => worker.terminate() };
}
