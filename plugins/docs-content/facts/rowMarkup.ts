/** What a row of a table is given: its fact's anchor, and what its fact's history says. */
export interface RowEntry {
  readonly anchor: string;
  readonly marks: readonly string[];
}

/** Takes rows and cells in reading order, whether they are markup or elements. */
interface RowMarkup {
  readonly inHtml: (html: string) => string;
  /** Props of the row that begins. */
  readonly openRow: () => { readonly id?: string };
  /** Markup at the end of the cell that ends. */
  readonly closeCell: () => string;
}

export function factRowMarkup(entries: readonly RowEntry[]): RowMarkup {
  // The first row has the names of the columns.
  let next = -1;
  let marks: readonly string[] = [];
  const openRow = () => {
    const entry = entries[next++];
    marks = entry?.marks ?? [];
    return entry ? { id: entry.anchor } : {};
  };
  const closeCell = () => {
    const text = marks.length > 0 ? ` <em>${marks.join(", ")}</em>` : "";
    marks = [];
    return text;
  };
  return {
    openRow,
    closeCell,
    inHtml: (html) =>
      html.replace(/<tr(?=[ >])|<\/td>/g, (tag) => {
        if (tag === "</td>") return `${closeCell()}${tag}`;
        const { id } = openRow();
        return id === undefined ? tag : `${tag} id="${id}"`;
      }),
  };
}
