import type { Project, Variable } from "../upgrade/project";
import type { Scalar } from "../upgrade/sign";
import type { Value } from "../upgrade/value";

interface Placed {
  readonly path: string;
  readonly line: number | undefined;
  /** The variable that the value comes from. */
  readonly variable?: string | undefined;
  /** It is the default, because .env doesn't have the variable. */
  readonly isDefault?: boolean;
}

/** A value as Strapi has it in production, as far as the files show it. */
export type Setting = Placed &
  (
    | { readonly kind: "scalar"; readonly value: Scalar }
    | { readonly kind: "object"; readonly entries: ReadonlyMap<string, Setting>; readonly isOpen: boolean }
    /** A variable that .env doesn't have, without a default. */
    | { readonly kind: "unset" }
    | { readonly kind: "unknown" }
  );

export type Settings = ReadonlyMap<string, Setting>;

/**
 * The configuration of the environment `production`, by the names of its files: what is in config/env/production overrides
 * config, and variables have the values of .env. Strapi merges in this way, too.
 *
 * @param variables those of .env
 */
export function productionSettings({ configs }: Project, variables: readonly Variable[]): Settings {
  const settings = new Map<string, Setting>();
  for (const folder of ["config/", "config/env/production/"]) {
    for (const { path, name, value } of configs) {
      if (path.slice(0, path.lastIndexOf("/") + 1) !== folder) continue;
      const added = settingOf(value, path, variables);
      const base = settings.get(name);
      settings.set(name, base ? merged(base, added) : added);
    }
  }
  return settings;
}

function settingOf(value: Value, path: string, variables: readonly Variable[]): Setting {
  const { line } = value;
  const read = (inner: Value) => settingOf(inner, path, variables);
  const unknown: Setting = { kind: "unknown", path, line };
  switch (value.kind) {
    case "scalar":
      return { kind: "scalar", value: value.value, path, line };
    case "object": {
      const own = new Map([...value.entries].map(([name, entry]) => [name, read(entry)]));
      // An item of a list that isn't known could be any of its middlewares.
      const isOpen = [...own].some(([name, { kind }]) => /^\d+$/.test(name) && kind === "unknown");
      const object: Setting = { kind: "object", entries: own, isOpen, path, line };
      return (value.spread ?? []).map(read).reduceRight((over, spread) => under(spread, over), object);
    }
    case "env":
      return variableOf(value, path, variables);
    case "choice": {
      const [from, by] = [read(value.from), read(value.by)];
      const chosen =
        from.kind === "object" && by.kind === "scalar" ? from.entries.get(String(by.value)) : undefined;
      return chosen ?? unknown;
    }
    default:
      return unknown;
  }
}

function variableOf(
  { name, cast, fallback, line }: Extract<Value, { kind: "env" }>,
  path: string,
  variables: readonly Variable[],
): Setting {
  // dotenv takes the last one.
  const text = variables.findLast((one) => one.name === name)?.value;
  const at = { path, line, variable: name };
  if (text !== undefined) return castTo(cast, text, at);
  if (fallback) return { ...settingOf(fallback, path, variables), ...at, isDefault: true };
  return { kind: variables.length > 0 ? "unset" : "unknown", ...at };
}

/** As the casts of `env` do. */
function castTo(cast: string | undefined, text: string, at: Placed): Setting {
  const scalar = (value: Scalar): Setting => ({ kind: "scalar", value, ...at });
  if (cast === undefined) return scalar(text);
  if (cast === "bool") return scalar(text === "true");
  if (cast === "int") return scalar(Number.parseInt(text, 10));
  if (cast === "float") return scalar(Number.parseFloat(text));
  if (cast !== "array") return { kind: "unknown", ...at };
  const items = text.replace(/^\[|\]$/g, "").split(",");
  const entries = new Map(items.map((item, index) => [String(index), scalar(item.trim())]));
  return { kind: "object", entries, isOpen: false, ...at };
}

function merged(base: Setting, over: Setting): Setting {
  if (base.kind !== "object" || over.kind !== "object") return over;
  const entries = new Map(base.entries);
  for (const [name, entry] of over.entries) {
    const before = entries.get(name);
    entries.set(name, before ? merged(before, entry) : entry);
  }
  return { ...over, entries, isOpen: base.isOpen || over.isOpen };
}

/** An object with the entries of another one that it doesn't have itself: `{ ...spread, own: 1 }`. */
function under(spread: Setting, over: Setting): Setting {
  if (over.kind !== "object") return over;
  if (spread.kind !== "object") return { ...over, isOpen: true };
  const entries = new Map([...spread.entries, ...over.entries]);
  return { ...over, entries, isOpen: spread.isOpen || over.isOpen };
}
