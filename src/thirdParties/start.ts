import type { Strategy, ThirdParty } from "../../shared/config/thirdParties";
import { currentConsent, onConsent } from "../consent/consent";
import { whenLoaded } from "../navigation/whenLoaded";
import { load } from "./load";

/** What counts as the reader's first act. */
const acts = ["pointerdown", "keydown"] as const;

/** Starts the configured third parties, none before the reader agrees. Call it once, in a hydrated page. */
export function startThirdParties(): void {
  if (__HAS_THIRD_PARTIES__) {
    whenLoaded(() => loadAll("idle"));
    const onAct = () => {
      for (const act of acts) window.removeEventListener(act, onAct);
      whenLoaded(() => loadAll("interaction"));
    };
    for (const act of acts) window.addEventListener(act, onAct, { passive: true });
  }
}

function loadAll(strategy: Strategy): void {
  const now = () => {
    for (const party of __THIRD_PARTIES__) if (party.strategy === strategy) loadAllowed(party);
  };
  now();
  onConsent(now);
}

/** A script that fails to load does no harm. The console of the browser shows the error. */
function loadAllowed(party: ThirdParty): void {
  if (isAllowed(party)) load(party).catch(() => {});
}

function isAllowed({ consent }: ThirdParty): boolean {
  return consent === "necessary" || currentConsent() === "granted";
}
