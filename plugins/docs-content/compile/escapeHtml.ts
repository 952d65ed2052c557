const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The path of a file as HTML, which breaks after a slash. Titles without other marks do the same (CodeTitle.tsx). */
export function pathHtml(path: string): string {
  return escapeHtml(path).replaceAll("/", "/<wbr>");
}
