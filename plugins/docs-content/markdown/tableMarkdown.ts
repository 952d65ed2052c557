type Row = readonly string[];

/** A table. Its cells are Markdown without line breaks and unescaped bars. */
export function tableMarkdown(head: Row, rows: readonly Row[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
