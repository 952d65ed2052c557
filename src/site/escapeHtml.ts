const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as HTML, for an element's content or an attribute in quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));

/** The text that `escapeHtml` made HTML of. */
export function unescapeHtml(html: string): string {
  return html.replace(/&#?\w+;/g, (entity) => characters.get(entity) ?? entity);
}
