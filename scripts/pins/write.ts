import type { Reference } from "./references";

/** A file's text with one reference pinned. The tag stays readable: as a comment of an action, and in an image's name. */
export function withPin(text: string, { kind, name, tag, line }: Reference, pin: string): string {
  const lines = text.split("\n");
  const pinned = kind === "action" ? `${name}@${pin} # ${tag}` : `${name}:${tag}@${pin}`;
  const written = kind === "action" ? /(uses:\s*)\S+(?:\s+#.*)?$/ : /^(FROM\s+(?:--\S+\s+)*)\S+/i;
  lines[line - 1] = (lines[line - 1] ?? "").replace(written, (_, before: string) => before + pinned);
  return lines.join("\n");
}
