import { withPrefix } from "gatsby";
import { playgroundFramePath } from "../../../shared/paths";
import type { Failure, FrameMessage, HostMessage } from "../protocol";
import { loadRuntime } from "./runtimeText";
import { startRelay } from "./startRelay";
import { onThemeChange, readTheme } from "./theme";
import { startWatch, type Watch } from "./watch";
import { watchFocus } from "./watchFocus";
import { watchHistory } from "./watchHistory";

/** Why a frame was removed: it no longer responded, or its code tried to affect the page around it. */
export type StopReason = "silent" | "intrusive";

/** Callbacks for what the code does. */
export interface SandboxEvents {
  readonly onShown: () => void;
  readonly onFailed: (failure: Failure) => void;
  readonly onStopped: (reason: StopReason) => void;
  /** The frame, or its program, could not be loaded. */
  readonly onUnavailable: () => void;
}

export interface Sandbox {
  readonly run: (code: string) => void;
  readonly destroy: () => void;
}

/** How long a frame and its program may take to load, in milliseconds: more than a slow phone needs. */
const loadTimeoutMs = 30_000;
/** A result higher than this scrolls inside of its frame, in pixels. */
const highest = 560;

/**
 * Adds a frame to `container` in which code can only draw: it has no origin, so it can't access the page or
 * its storage, and its policy lets it load nothing. Code that never ends, or that tries to affect the page around it, is
 * stopped together with its frame.
 *
 * @param title accessible name of the frame.
 */
export function createSandbox(container: HTMLElement, title: string, events: SandboxEvents): Sandbox {
  const frame = createFrame(title);
  let waitingCode: string | undefined;
  let watch: Watch | undefined;
  let isRemoved = false;

  // The frame has no origin that could be specified; only its current document receives this.
  const send = (message: HostMessage, ports: MessagePort[] = []) =>
    frame.contentWindow?.postMessage(message, "*", ports);
  const sendTheme = () => send({ type: "theme", theme: readTheme() });
  const giveUp = (tell: () => void) => () => {
    // Something may have been on its way when the frame went.
    if (isRemoved) return;
    destroy();
    tell();
  };
  const onAttack = giveUp(() => events.onStopped("intrusive"));
  const relay = startRelay({ onSaid: receive, onFlood: onAttack, onBroken: giveUp(events.onUnavailable) });
  const ends = [onThemeChange(sendTheme), watchHistory(onAttack), watchFocus(frame, onAttack), relay.stop];
  const loading = setTimeout(giveUp(events.onUnavailable), loadTimeoutMs);

  function start(): void {
    if (watch) return;
    clearTimeout(loading);
    watch = startWatch(
      () => send({ type: "ping" }),
      giveUp(() => events.onStopped("silent")),
      () => document.visibilityState === "visible",
    );
    sendTheme();
    if (waitingCode !== undefined) send({ type: "run", code: waitingCode });
  }

  function receive(message: FrameMessage): void {
    if (message.type === "started") start();
    else if (message.type === "pong") watch?.heard();
    else if (message.type === "height") frame.style.height = `${Math.min(message.height, highest)}px`;
    else if (message.type === "shown") events.onShown();
    else if (message.type === "failed") events.onFailed(message.failure);
  }

  function destroy(): void {
    isRemoved = true;
    clearTimeout(loading);
    watch?.stop();
    for (const end of ends) end();
    window.removeEventListener("message", refuse);
    frame.remove();
  }

  /** All that the frame has to say it says to the relay. What code in it says to the page itself is never read. */
  function refuse({ source }: MessageEvent): void {
    if (source !== null && source === frame.contentWindow) onAttack();
  }

  function connect(): void {
    // Another document: code in the frame has left its own.
    frame.addEventListener("load", onAttack, { once: true });
    loadRuntime().then((text) => {
      if (isRemoved) return;
      send({ type: "runtime", text });
      send({ type: "connect" }, [relay.port]);
    }, giveUp(events.onUnavailable));
  }

  frame.addEventListener("load", connect, { once: true });
  window.addEventListener("message", refuse);
  container.append(frame);
  return {
    run: (code) => {
      waitingCode = code;
      if (watch) send({ type: "run", code });
    },
    destroy,
  };
}

function createFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.src = withPrefix(playgroundFramePath);
  frame.setAttribute("sandbox", "allow-scripts");
  frame.referrerPolicy = "no-referrer";
  return frame;
}
