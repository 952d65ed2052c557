import type { FrameMessage } from "./protocol";

/** Milliseconds that messages are collected for. Not an animation frame: a frame below the window's edge gets none. */
const collectFor = 16;

/** Makes the function that collects messages and hands on the latest of each type, in the order in which they came. */
export function createCollector(
  send: (messages: readonly FrameMessage[]) => void,
): (message: FrameMessage) => void {
  const waiting = new Map<string, FrameMessage>();
  const sendWaiting = () => {
    const messages = [...waiting.values()];
    waiting.clear();
    send(messages);
  };
  return (message) => {
    if (waiting.size === 0) setTimeout(sendWaiting, collectFor);
    waiting.delete(message.type);
    waiting.set(message.type, message);
  };
}
