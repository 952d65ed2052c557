import type { ReactElement } from "react";
import { createPortal } from "react-dom";
import type { LookedUp } from "../errors/lookedUp";

interface LookUpNoteProps {
  /** What holds DocSearch's screens. */
  readonly list: Element;
  readonly lookedUp: LookedUp | undefined;
}

/** Above the hits: says that a pasted text isn't in the error index. If it is, the first hit shows the entry. */
export function LookUpNote({ list, lookedUp }: LookUpNoteProps): ReactElement | null {
  if (lookedUp === undefined || lookedUp.kind === "found") return null;
  return <>{createPortal(<p className="DocSearch-LookUp">{lookedUpText(lookedUp)}</p>, list)}</>;
}

/** What became of a pasted text, as a sentence. */
export function lookedUpText({ kind }: LookedUp): string {
  if (kind === "found") return "The error index has the message that you pasted.";
  if (kind === "unknown") return "The error index has no message that fits the text that you pasted.";
  return "The text that you pasted doesn’t seem to come from Strapi: no message of the error index fits it.";
}
