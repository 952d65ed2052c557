import type { ReactElement } from "react";
import { createPortal } from "react-dom";
import type { LookedUp } from "../errors/lookedUp";
import { lookedUpText } from "../errors/lookedUpText";

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
