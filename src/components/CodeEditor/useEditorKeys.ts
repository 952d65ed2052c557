import { type KeyboardEvent, useState } from "react";
import { shortcutKeys } from "../Shortcuts/shortcutKeys";
import { applyEdit } from "./applyEdit";
import { breakLine, type Edit, type EditState, indent, outdent } from "./indent";

interface EditorKeys {
  /** Whether Tab leaves the editor now instead of indenting. */
  readonly isLeaving: boolean;
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
    readonly onBlur: () => void;
  };
}

/** Tab indents, but doesn't trap keyboard users: after Escape, it moves the focus. */
export function useEditorKeys(): EditorKeys {
  const [isLeaving, setLeaving] = useState(false);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === shortcutKeys.leaveEditor[0]) setLeaving(true);
    else if (event.key !== "Tab" && event.key !== "Shift") setLeaving(false);
    const command = isLeaving ? undefined : commandOf(event);
    if (!command) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    applyEdit(event.currentTarget, command({ text: value, start: selectionStart, end: selectionEnd }));
  };
  return { isLeaving, handlers: { onKeyDown, onBlur: () => setLeaving(false) } };
}

function commandOf(event: KeyboardEvent): ((state: EditState) => Edit) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return undefined;
  if (event.key === "Tab") return event.shiftKey ? outdent : indent;
  return event.key === "Enter" ? breakLine : undefined;
}
