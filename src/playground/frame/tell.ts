import type { FrameMessage } from "../protocol";

/** Tells the page something. The star is no leak: the frame's parent is the only one that can hear it. */
export function tell(message: FrameMessage): void {
  window.parent.postMessage(message, "*");
}
