import { createCollector } from "../collect";
import type { FrameMessage } from "../protocol";

let post: ((message: FrameMessage) => void) | undefined;

/** @param port leads to the page, by way of its relay. */
export function connect(port: MessagePort): void {
  post = port.postMessage.bind(port);
}

const collect = createCollector((messages) => {
  for (const message of messages) post?.(message);
});

/** Sends a message to the page soon, the latest of each type: code that fails 1,000 times is reported once. A pong is sent at once. */
export function report(message: FrameMessage): void {
  if (message.type === "pong") post?.(message);
  else collect(message);
}
