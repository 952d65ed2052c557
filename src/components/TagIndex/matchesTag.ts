import { hasWords } from "../../../shared/words";

interface Named {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** Whether every word of a query is in the tag's name or in one of its aliases. */
export function matchesTag({ name, aliases }: Named, query: string): boolean {
  return hasWords([name, ...aliases].join(" ").toLowerCase(), query);
}

/** The alias that matches a query if the tag's name doesn't. */
export function matchingAlias({ name, aliases }: Named, query: string): string | undefined {
  if (hasWords(name.toLowerCase(), query)) return undefined;
  return aliases.find((alias) => hasWords(alias.toLowerCase(), query));
}
