/** Words as Markdown in which they make no link, no code and no markup: titles and descriptions are text, whatever they hold. */
export function plainMarkdown(text: string): string {
  return text.replace(/[\\`<[\]]/g, "\\$&");
}
