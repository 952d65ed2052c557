/** A sheet can lack many notes: the first ones show which kind is missing. */
const shownIds = 5;

/** The file with the notes on these facts. */
export function notesFileOf(name: string): string {
  return `data/notes/${name}.yaml`;
}

/** The first ones in quotes, and how many more there are. */
export function namesOf(rows: readonly { readonly id: string }[]): string {
  const more = rows.length > shownIds ? ` and ${rows.length - shownIds} more` : "";
  return `${rows
    .slice(0, shownIds)
    .map(({ id }) => `"${id}"`)
    .join(", ")}${more}`;
}
