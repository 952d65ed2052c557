import { codeInCell } from "../facts/tableText";
import type { MessageEntry } from "./messages";

/** Messages as a list in Markdown, for programs that read. */
export function messagesText(entries: readonly MessageEntry[]): string {
  return entries.map(itemText).join("\n");
}

function itemText({ message, classes, statuses, files, marks, note }: MessageEntry): string {
  const origin = [
    ...classes.map(codeInCell),
    ...statuses.map((status) => `status ${status}`),
    ...marks,
    ...files.map(codeInCell),
  ];
  const parts = note
    ? [note.meaning, `Causes: ${note.causes}`, `Fix: ${note.fix}`, `Recorded: ${note.recorded}`]
    : [];
  return [`- ${codeInCell(message)}: ${origin.join(" · ")}`, ...parts.map((part) => `  - ${part}`)].join(
    "\n",
  );
}
