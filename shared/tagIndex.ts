interface Named {
  readonly name: string;
}

export interface LetterGroup<T> {
  /** A capital letter; `#` if the name doesn't begin with a Latin letter. */
  readonly letter: string;
  readonly entries: readonly T[];
}

/** Entries in alphabetical order, grouped by their first letter. */
export function byLetter<T extends Named>(entries: readonly T[]): readonly LetterGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const entry of [...entries].sort((a, b) => a.name.localeCompare(b.name, "en"))) {
    const first = entry.name.charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : "#";
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, group]) => ({ letter, entries: group }));
}
