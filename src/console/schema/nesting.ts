import { count, limits } from "./limits";
import { type Known, namesIn } from "./references";
import type { Found, Problem } from "./types";

/** What a schema comes to with its components. */
interface Nested {
  readonly levels: number;
  readonly fields: number;
}

/** The first schema whose components contain themselves, or are more than the console runs. */
export function nestingProblem(known: Known): Problem | undefined {
  const measured = new Map<string, Nested>();
  /** @param above what the schema is part of. @returns a problem, in a sentence. */
  const measure = (found: Found, above: readonly string[]): string | Nested => {
    const chain = [...above, found.uid];
    if (above.includes(found.uid)) return `A component can't contain itself: ${chain.join(" → ")}.`;
    const before = measured.get(found.uid);
    if (before) return before;
    let levels = 0;
    let fields = Object.keys(found.schema.attributes).length;
    for (const part of partsOf(found, known)) {
      const nested = measure(part, chain);
      if (typeof nested === "string") return nested;
      levels = Math.max(levels, nested.levels + 1);
      fields += nested.fields;
    }
    measured.set(found.uid, { levels, fields });
    return { levels, fields };
  };
  for (const found of known.values()) {
    const nested = measure(found, []);
    const message = typeof nested === "string" ? nested : excess(nested);
    if (message !== undefined) return { path: found.path, message };
  }
  return undefined;
}

/** The components of a schema, one for each attribute that uses it. */
function partsOf({ schema }: Found, known: Known): Found[] {
  const names = Object.values(schema.attributes).flatMap(namesIn);
  return names.flatMap(({ uid, kind }) => (kind === "component" ? (known.get(uid) ?? []) : []));
}

function excess({ levels, fields }: Nested): string | undefined {
  if (levels > limits.depth)
    return `Components are nested in ${levels} levels. The console runs up to ${limits.depth}.`;
  if (fields > limits.fields)
    return `An entry has ${count(fields)} fields with those of its components. The console runs up to ${count(limits.fields)}.`;
  return undefined;
}
