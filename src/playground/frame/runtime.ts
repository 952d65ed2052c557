import type { HostMessage } from "../protocol";
import { captureConsole } from "./log";
import { connect, report } from "./report";
import { createRunner } from "./runner";
import { applyTheme } from "./theme";

/** The program in the frame: runs what the page sends, and reports. The page sends it as a string to boot.ts. */
const result = requiredElement("result");
const { clearLog } = captureConsole(requiredElement("log"));
const { run, fail } = createRunner(result);

window.addEventListener("message", ({ source, data, ports: [port] }: MessageEvent<HostMessage>) => {
  if (source !== window.parent) return;
  if (data.type === "connect" && port) {
    connect(port);
    report({ type: "started" });
  }
  if (data.type === "ping") report({ type: "pong" });
  if (data.type === "theme") applyTheme(data.theme);
  if (data.type === "run") {
    clearLog();
    run(data.code);
  }
});

// What live code does later, in a handler or after a wait, fails here.
window.addEventListener("error", ({ error }) => fail(error));
window.addEventListener("unhandledrejection", ({ reason }) => fail(reason));

new ResizeObserver(() => report({ type: "height", height: document.documentElement.offsetHeight })).observe(
  document.documentElement,
);

function requiredElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The frame's document has no #${id}.`);
  return element;
}
