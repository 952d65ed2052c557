import { useCallback, useLayoutEffect, useState } from "react";
import { track } from "../../analytics/track";
import { onChoice, readChoice, saveChoice } from "./tabChoices";

interface TabChoiceState {
  readonly selected: string;
  /** Opens a tab here, without a word to others: the browser's search found something in it. */
  readonly open: (value: string) => void;
  /** Opens a tab because the reader asked: here, in the whole group, and next time. */
  readonly choose: (value: string) => void;
}

/**
 * Which tab is open. The first one, as in the server's HTML, until a choice for the group is known; that is applied
 * before the browser paints.
 *
 * @param values of the tabs, in their order; keep the same array between renders.
 */
export function useTabChoice(values: readonly string[], groupId: string | undefined): TabChoiceState {
  const [selected, setSelected] = useState(values[0] ?? "");
  const open = useCallback(
    (value: string) => {
      if (values.includes(value)) setSelected(value);
    },
    [values],
  );
  const choose = useCallback(
    (value: string) => {
      open(value);
      if (groupId !== undefined) saveChoice(groupId, value);
      track("tab_chosen", { group: groupId ?? "", value });
    },
    [open, groupId],
  );

  useLayoutEffect(() => {
    if (groupId === undefined) return undefined;
    open(readChoice(groupId) ?? "");
    return onChoice(groupId, open);
  }, [groupId, open]);

  return { selected, open, choose };
}
