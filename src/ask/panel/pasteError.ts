import type { ClipboardEvent } from "react";
import { errorLines } from "../../search/errors/errorLines";
import { maxQuestionLength } from "../limits";

/**
 * Of a log that is too long for the field, keeps the lines that can be an error message. The field would keep the beginning, where the
 * message hardly ever is.
 *
 * @returns the field's new text; undefined for a text that fits, which is pasted as usual.
 */
export function pasteError(event: ClipboardEvent<HTMLTextAreaElement>): string | undefined {
  const { clipboardData, currentTarget: field } = event;
  const room = maxQuestionLength - field.value.length + (field.selectionEnd - field.selectionStart);
  const pasted = clipboardData.getData("text/plain").trim();
  const lines = pasted.length > room ? errorLines(pasted) : [];
  if (lines.length === 0) return undefined;
  event.preventDefault();
  field.setRangeText(lines.join("\n").slice(0, room), field.selectionStart, field.selectionEnd, "end");
  return field.value;
}
