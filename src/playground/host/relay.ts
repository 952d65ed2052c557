import { createCollector } from "../collect";
import { type FrameMessage, readFrameMessage } from "../protocol";

/** What the relay tells the page. */
export type RelayMessage =
  /** What the frame has said since the last time, each type once. */
  | { readonly type: "said"; readonly messages: readonly FrameMessage[] }
  /** The frame says more than any example does. */
  | { readonly type: "flooded" };

/** Messages in a second. The frame's program sends about 180 at most: three types each 16 ms, and pongs. */
const maxMessagesPerSecond = 1000;

/**
 * Creates the function that receives the frame's messages, whatever they are, and passes on what the page can use: small,
 * validated, and collected.
 *
 * @param now milliseconds since any fixed time.
 */
export function createRelay(
  postToPage: (message: RelayMessage) => void,
  now: () => number,
): (data: unknown) => void {
  const collect = createCollector((messages) => postToPage({ type: "said", messages }));
  let secondEnds = 0;
  let count = 0;
  let isFlooded = false;

  return (data) => {
    if (isFlooded) return;
    if (now() >= secondEnds) {
      secondEnds = now() + 1000;
      count = 0;
    }
    count += 1;
    if (count > maxMessagesPerSecond) {
      isFlooded = true;
      postToPage({ type: "flooded" });
      return;
    }
    const message = readFrameMessage(data);
    if (message) collect(message);
  };
}
