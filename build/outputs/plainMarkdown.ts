/** Escapes a string so that Markdown finds no links, code, or markup in it: titles and descriptions are plain text. */
export function plainMarkdown(text: string): string {
  return text.replace(/[\\`<[\]]/g, "\\$&");
}
