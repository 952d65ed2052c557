import type { TreeProps, TreeValue } from "../../../shared/tree";
import type { PagePlace } from "../components/bindings";

/** Where the types of a block's names come from: the compiler's prop `typesFrom`. */
export interface TypesSource {
  /** Path of the file with the sample, from the content folder. */
  readonly page: string;
  readonly fingerprint: string;
  /** Of JavaScript that was derived from the sample: the line of TypeScript that each line comes from, and 0 for none. */
  readonly lines?: readonly number[];
}

export function typesSourceOf(prop: TreeValue | undefined): TypesSource | undefined {
  if (typeof prop !== "object" || prop === null || !("page" in prop)) return undefined;
  const lines = Array.isArray(prop.lines) ? { lines: prop.lines.map(Number) } : {};
  return { page: String(prop.page), fingerprint: String(prop.fingerprint), ...lines };
}

/** The key of a block's types on its page: enough characters to tell apart the blocks of one page, and few in its HTML. */
export function typesKey({ fingerprint, lines }: TypesSource): string {
  return fingerprint.slice(0, 6) + (lines ? "j" : "");
}

/** Props with the key of the types in place of their source; without both if no name has a type. */
export function withTypesKey(
  { typesFrom, ...props }: TreeProps,
  { types }: Pick<PagePlace, "types">,
): TreeProps {
  const source = typesSourceOf(typesFrom);
  const found = source && types?.(source.page, source.fingerprint);
  return found ? { ...props, types: typesKey(source) } : props;
}
