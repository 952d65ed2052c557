import { withPrefix } from "gatsby";
import { playgroundFramePath } from "../../site/paths";
import { type Failure, type HostMessage, readFrameMessage } from "../protocol";
import { loadRuntime } from "./runtimeText";
import { onThemeChange, readTheme } from "./theme";
import { startWatch, type Watch } from "./watch";

/** What becomes of the code, told as it happens. */
export interface SandboxEvents {
  readonly onShown: () => void;
  readonly onFailed: (failure: Failure) => void;
  /** The frame gave no sign of life any more and was taken away. */
  readonly onStopped: () => void;
  /** The frame, or its program, could not be loaded. */
  readonly onUnavailable: () => void;
}

export interface Sandbox {
  readonly run: (code: string) => void;
  readonly destroy: () => void;
}

/** How long a frame and its program may take to load, in milliseconds: more than a slow phone needs. */
const longestLoad = 30_000;
/** A result higher than this scrolls inside of its frame, in pixels. */
const highest = 560;

/**
 * Puts a frame into `container` in which code can do nothing but draw: it has no origin, so it reaches neither the
 * page nor anything stored, and its policy lets it load nothing. Code that never ends is stopped with its frame.
 *
 * @param title what a screen reader calls the frame.
 */
export function createSandbox(container: HTMLElement, title: string, events: SandboxEvents): Sandbox {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.src = withPrefix(playgroundFramePath);
  frame.setAttribute("sandbox", "allow-scripts");
  frame.referrerPolicy = "no-referrer";
  let waitingCode: string | undefined;
  let watch: Watch | undefined;

  // The frame has no origin to name; whoever is in it now is the only one to hear this.
  const send = (message: HostMessage) => frame.contentWindow?.postMessage(message, "*");
  const sendTheme = () => send({ type: "theme", theme: readTheme() });
  const stopTheme = onThemeChange(sendTheme);
  const giveUp = (tell: () => void) => () => {
    destroy();
    tell();
  };
  const loading = setTimeout(giveUp(events.onUnavailable), longestLoad);

  function start(): void {
    clearTimeout(loading);
    watch = startWatch(
      () => send({ type: "ping" }),
      giveUp(events.onStopped),
      () => document.visibilityState === "visible",
    );
    sendTheme();
    if (waitingCode !== undefined) send({ type: "run", code: waitingCode });
  }

  const receive = ({ source, data }: MessageEvent): void => {
    if (source !== frame.contentWindow) return;
    watch?.heard();
    const message = readFrameMessage(data);
    if (message?.type === "ready") {
      loadRuntime().then((text) => send({ type: "runtime", text }), giveUp(events.onUnavailable));
    } else if (message?.type === "started" && !watch) start();
    else if (message?.type === "height") frame.style.height = `${Math.min(message.height, highest)}px`;
    else if (message?.type === "shown") events.onShown();
    else if (message?.type === "failed") events.onFailed(message.failure);
  };

  function destroy(): void {
    clearTimeout(loading);
    watch?.stop();
    stopTheme();
    window.removeEventListener("message", receive);
    frame.remove();
  }

  window.addEventListener("message", receive);
  container.append(frame);
  return {
    run: (code) => {
      waitingCode = code;
      if (watch) send({ type: "run", code });
    },
    destroy,
  };
}
