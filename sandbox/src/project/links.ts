import type { Attribute, Project } from "./project";
import { type ValueContext, valueFor } from "./values";

/** The types of a project with those first that others point to, as far as they don't point to each other. */
export function inOrder({ contentTypes, components }: Project): string[] {
  const ordered = new Set<string>();
  const seen = new Set<string>();
  const visit = (uid: string) => {
    if (seen.has(uid)) return;
    seen.add(uid);
    const { attributes } = contentTypes[uid] ?? components[uid] ?? {};
    for (const attribute of Object.values(attributes ?? {}))
      for (const next of namedIn(attribute)) visit(next);
    if (Object.hasOwn(contentTypes, uid)) ordered.add(uid);
  };
  for (const uid of Object.keys(contentTypes)) visit(uid);
  return [...ordered];
}

/** The types and components that a field refers to. The other side of a relation is filled from the first one. */
function namedIn({ type, target, mappedBy, component, components }: Attribute): string[] {
  if (type === "relation") return mappedBy === undefined ? [String(target)] : [];
  if (type === "component") return [String(component)];
  return type === "dynamiczone" && Array.isArray(components) ? components.map(String) : [];
}

/** The relations of an entry to its own type, and to types whose entries are created after it. */
export function linksOf(
  attributes: Readonly<Record<string, Attribute>>,
  context: ValueContext,
  earlier: readonly string[],
): Record<string, unknown> {
  const links = Object.entries(attributes)
    .filter(([, { type, target }]) => type === "relation" && !earlier.includes(String(target)))
    .map(([name, attribute]) => [name, valueFor(name, attribute, context)] as const);
  return Object.fromEntries(links.filter(([, value]) => value !== undefined));
}
