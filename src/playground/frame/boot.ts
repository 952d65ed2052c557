import { seal } from "./seal";

/**
 * The only script in the frame's document. It waits for the runtime, which the page sends as a string, and runs it.
 *
 * It does so only in a sandbox, where the document has no origin. If this document is opened by itself, or framed without a
 * sandbox, it must not run code from others, because that code would have the site's origin.
 */
function receive(event: MessageEvent): void {
  if (event.source !== window.parent || event.data?.type !== "runtime") return;
  window.removeEventListener("message", receive);
  // biome-ignore lint/security/noGlobalEval: to run code is what the frame is for; its policy allows it, the site's does not.
  const run = eval;
  run(event.data.text);
}

if (self.origin === "null" && window.parent !== window) {
  seal();
  window.addEventListener("message", receive);
}
