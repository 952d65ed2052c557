import type { FrameMessage } from "../protocol";

let post: ((message: FrameMessage) => void) | undefined;
/** What is told next, by its type. */
const waiting = new Map<string, FrameMessage>();

/** @param port leads to the page, by way of its relay. */
export function connect(port: MessagePort): void {
  post = port.postMessage.bind(port);
}

/** Milliseconds that messages are collected for. Not an animation frame: a frame below the window's edge gets none. */
const collectFor = 16;

/** Tells the page something soon, the latest of each type: code that fails 1,000 times is told of once. A pong is told at once. */
export function tell(message: FrameMessage): void {
  if (message.type === "pong") {
    post?.(message);
    return;
  }
  if (waiting.size === 0) setTimeout(tellWaiting, collectFor);
  // Put last, so that the page hears in which order things happened.
  waiting.delete(message.type);
  waiting.set(message.type, message);
}

function tellWaiting(): void {
  for (const message of waiting.values()) post?.(message);
  waiting.clear();
}
