import { type FrameMessage, readFrameMessage } from "../protocol";

/** What the relay tells the page. */
export type RelayMessage =
  /** What the frame has said since the last time, each type once. */
  | { readonly type: "said"; readonly messages: readonly FrameMessage[] }
  /** The frame says more than any example does. */
  | { readonly type: "flooded" };

/** Milliseconds that messages are collected for: about an animation frame. */
const collectFor = 16;
/** Messages in a second. The frame's program sends about 180 at most: three types each 16 ms, and pongs. */
const mostInSecond = 1000;

/**
 * Makes the function that takes the frame's messages, whatever they are, and hands on what the page can use: small, checked,
 * and at most once in `collectFor` milliseconds.
 *
 * @param now milliseconds from any fixed moment.
 */
export function createRelay(
  tellPage: (message: RelayMessage) => void,
  now: () => number,
): (data: unknown) => void {
  const waiting = new Map<string, FrameMessage>();
  let secondEnds = 0;
  let count = 0;
  let isFlooded = false;

  const tellWaiting = () => {
    tellPage({ type: "said", messages: [...waiting.values()] });
    waiting.clear();
  };

  return (data) => {
    if (isFlooded) return;
    if (now() >= secondEnds) {
      secondEnds = now() + 1000;
      count = 0;
    }
    count += 1;
    if (count > mostInSecond) {
      isFlooded = true;
      tellPage({ type: "flooded" });
      return;
    }
    const message = readFrameMessage(data);
    if (!message) return;
    if (waiting.size === 0) setTimeout(tellWaiting, collectFor);
    waiting.delete(message.type);
    waiting.set(message.type, message);
  };
}
