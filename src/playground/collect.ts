import type { FrameMessage } from "./protocol";

/** Milliseconds for which messages are collected. Not an animation frame, because a frame outside of the window gets none. */
const collectFor = 16;

/** Creates a function that collects messages and passes on the latest of each type, in the order of arrival. */
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
