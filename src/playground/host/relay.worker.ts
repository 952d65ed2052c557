import { createRelay } from "./relay";

/**
 * Stands between a frame and the page. To read a message of 50 MB takes seconds, and nothing tells its size before; so it
 * is read here, in a thread that the page can end.
 */
const relay = createRelay(
  (message) => self.postMessage(message),
  () => performance.now(),
);

self.addEventListener("message", ({ ports: [port] }: MessageEvent) => {
  if (port) port.onmessage = ({ data }) => relay(data);
});
