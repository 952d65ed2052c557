import { fits } from "./fits";
import type { Scalar } from "./sign";

interface Placed {
  readonly line: number;
}

/** What a configuration or a schema says, read from its syntax. Nothing is evaluated. */
export type Value = Placed &
  (
    | { readonly kind: "scalar"; readonly value: Scalar }
    | {
        readonly kind: "object";
        readonly entries: ReadonlyMap<string, Value>;
        /** What `...` adds, as far as it isn't among the entries. */
        readonly spread?: readonly Value[];
      }
    /** `env("NAME", fallback)`, or with a cast such as `int`. */
    | {
        readonly kind: "env";
        readonly name: string;
        readonly cast: string | undefined;
        readonly fallback: Value | undefined;
      }
    /** `connections[client]`: one of the entries. */
    | { readonly kind: "choice"; readonly from: Value; readonly by: Value }
    /** Anything that only running the code would tell. */
    | { readonly kind: "unknown" }
  );

export interface FoundValue {
  /** With the names that `*` stood for. */
  readonly path: string;
  readonly value: Value;
}

/** All entries at a path such as `attributes.*.type`. */
export function valuesAt(value: Value, path: string): FoundValue[] {
  return path
    .split(".")
    .reduce<FoundValue[]>(
      (found, name) => found.flatMap((one) => entriesOf(one, name)),
      [{ path: "", value }],
    );
}

function entriesOf({ path, value }: FoundValue, name: string): FoundValue[] {
  if (value.kind !== "object") return [];
  const below = (key: string) => (path === "" ? key : `${path}.${key}`);
  if (name.endsWith("*"))
    return [...value.entries]
      .filter(([key]) => fits(name, key))
      .map(([key, entry]) => ({ path: below(key), value: entry }));
  const entry = value.entries.get(name);
  return entry ? [{ path: below(name), value: entry }] : [];
}

/** The value, as far as it is known without running the code: of `env("NAME", 1337)`, it is 1337. */
export function scalarOf(value: Value): Scalar | undefined {
  if (value.kind === "env") return value.fallback && scalarOf(value.fallback);
  return value.kind === "scalar" ? value.value : undefined;
}
