import { field } from "../../shared/field";

/** What the page and the frame tell each other. The page trusts nothing that comes from the frame: see `readFrameMessage`. */

export type HostMessage =
  /** The program that runs live code. The page fetches it: a frame of its kind has no cache. */
  | { readonly type: "runtime"; readonly text: string }
  /** Carries the port for all that the frame tells. */
  | { readonly type: "connect" }
  | { readonly type: "run"; readonly code: string }
  | { readonly type: "theme"; readonly theme: FrameTheme }
  | { readonly type: "ping" };

export type FrameMessage =
  /** The runtime listens. */
  | { readonly type: "started" }
  | { readonly type: "shown" }
  | { readonly type: "failed"; readonly failure: Failure }
  | { readonly type: "height"; readonly height: number }
  | { readonly type: "pong" };

/** Characters of a message about a failure; the rest is cut off. About a screen full of text. */
export const maxMessageLength = 2000;

/** What went wrong with the reader's code. */
export interface Failure {
  readonly message: string;
  /** 1-based, where it is known. */
  readonly line?: number;
}

/** Colors by the names of the site's tokens. */
export interface FrameTheme {
  readonly scheme: "light" | "dark";
  readonly colors: Readonly<Record<string, string>>;
}

/** The frame's messages, checked: code in it can send whatever it likes. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  switch (field(data, "type")) {
    case "started":
      return { type: "started" };
    case "shown":
      return { type: "shown" };
    case "pong":
      return { type: "pong" };
    case "height": {
      const height = field(data, "height");
      return typeof height === "number" && height >= 0 ? { type: "height", height } : undefined;
    }
    case "failed": {
      const failure = field(data, "failure");
      const message = field(failure, "message");
      const line = field(failure, "line");
      if (typeof message !== "string") return undefined;
      return {
        type: "failed",
        failure: {
          message: message.slice(0, maxMessageLength),
          ...(typeof line === "number" ? { line } : {}),
        },
      };
    }
    default:
      return undefined;
  }
}
