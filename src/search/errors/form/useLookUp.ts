import { useCallback, useEffect, useRef, useState } from "react";
import { localSession } from "../../localSession";
import { isUnreachable } from "../../unreachable";
import type { LookedUp } from "../lookedUp";

/** `failed` when the index can't be loaded. */
type LookUpState = LookedUp | { readonly kind: "idle" | "busy" | "failed" };

/**
 * Looks up pasted texts in the error index. A response for an earlier text is ignored.
 *
 * @returns `lookUp` takes the whole text; an empty one removes the result.
 */
export function useLookUp(): { readonly state: LookUpState; readonly lookUp: (pasted: string) => void } {
  const [state, setState] = useState<LookUpState>({ kind: "idle" });
  const asked = useRef(0);
  const lookUp = useCallback(async (pasted: string) => {
    asked.current += 1;
    const own = asked.current;
    const settle = (next: LookUpState) => own === asked.current && setState(next);
    if (pasted.trim() === "") return settle({ kind: "idle" });
    settle({ kind: "busy" });
    try {
      settle(await (await localSession()).lookUp(pasted));
    } catch (error) {
      if (!isUnreachable(error)) reportError(error);
      settle({ kind: "failed" });
    }
  }, []);
  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );
  return { state, lookUp };
}
