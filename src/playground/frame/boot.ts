import { seal } from "./seal";

/**
 * The only script in the frame's document. It waits for the runtime, which the page sends as text, and runs it.
 *
 * Only in a sandbox, where the document has no origin: opened by itself, or framed without one, this document must not
 * run what others send to it, for that would run in the site's name.
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
