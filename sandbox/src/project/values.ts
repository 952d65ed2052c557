import { type Attribute, isLocalized, type Project } from "./project";
import { textFor } from "./texts";

export interface ValueContext {
  readonly project: Project;
  /** Of the entry among those of its type: from 0. */
  readonly index: number;
  readonly locale?: "en" | "fr";
  /** Documents that relations can point to, by uid. Without them, relations stay empty. */
  readonly made?: Readonly<Record<string, readonly string[]>>;
}

/** A list that may have any length gets so many parts, and no list gets more than `mostParts`. */
const usualParts = 2;
const mostParts = 10;
/** The ids of the media library: all of its files are images. */
const images = [1, 2, 3, 4, 5, 6, 7, 8];

/** Values for an entry or a component. In another language, only what is translated. */
export function valuesOf(
  attributes: Readonly<Record<string, Attribute>>,
  context: ValueContext,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (context.locale === "fr" && !isTranslated(attribute)) continue;
    const value = valueFor(name, attribute, context);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

export function valueFor(name: string, attribute: Attribute, context: ValueContext): unknown {
  const { index } = context;
  switch (attribute.type) {
    case "boolean":
      return index % 2 === 0;
    case "integer":
      return whole(attribute, index);
    case "biginteger":
      return String(whole(attribute, index));
    case "decimal":
    case "float":
      return fraction(attribute, index);
    case "date":
      return momentOf(index).slice(0, 10);
    case "time":
      return momentOf(index).slice(11, 23);
    case "datetime":
    case "timestamp":
      return momentOf(index);
    case "enumeration":
      return Array.isArray(attribute.enum) ? attribute.enum[index % attribute.enum.length] : undefined;
    case "json":
      return { generated: true, number: index + 1 };
    case "blocks":
      return [{ type: "paragraph", children: [{ type: "text", text: textFor(name, attribute, context) }] }];
    case "media":
      return attribute.multiple === true
        ? images.slice(index % 3, (index % 3) + 2)
        : images[index % images.length];
    case "component":
      return componentsOf(attribute, context);
    case "dynamiczone":
      return zoneOf(attribute, context);
    case "relation":
      return relationOf(attribute, context);
    default:
      return textFor(name, attribute, context);
  }
}

/** As the platform's plugin has it: besides the fields that say so, its uid, and relations. */
function isTranslated(attribute: Attribute): boolean {
  return isLocalized(attribute) || attribute.type === "uid" || attribute.type === "relation";
}

const day = 86_400_000;

/** Another day and another hour for each entry. */
function momentOf(index: number): string {
  return new Date(Date.UTC(2026, 2, 2, 8, 30) + index * (day + 3_600_000)).toISOString();
}

function rangeOf({ min, max }: Attribute): { min: number; max: number } {
  const low = Number(min ?? Math.min(1, Number(max ?? 1)));
  return { min: low, max: Number(max ?? low + 99) };
}

function whole(attribute: Attribute, index: number): number {
  const { min, max } = rangeOf(attribute);
  const first = Math.ceil(min);
  const count = Math.max(1, Math.floor(max) - first + 1);
  const step = attribute.unique === true ? 1 : Math.max(1, Math.floor(count / 9));
  return first + ((index * step) % count);
}

function fraction(attribute: Attribute, index: number): number {
  const { min, max } = rangeOf(attribute);
  const value = Math.round((min + ((index % 9) / 9) * (max - min)) * 100) / 100;
  return Math.min(max, Math.max(min, value));
}

/** Parts of an entry, each as another entry would have it. */
function partOf(uid: unknown, context: ValueContext, part: number): object | undefined {
  const schema = context.project.components[String(uid)];
  const { locale, ...rest } = context;
  // Another one for each part of each entry.
  const index = context.index * (mostParts + 1) + part;
  // A component is translated together with its entry.
  return schema && valuesOf(schema.attributes, { ...rest, index });
}

function partsBetween({ min, max }: Attribute): number[] {
  const count = Math.min(Number(max ?? mostParts), Math.max(Number(min ?? 0), usualParts), mostParts);
  return Array.from({ length: Math.max(0, count) }, (_, part) => part);
}

function componentsOf(attribute: Attribute, context: ValueContext): unknown {
  if (attribute.repeatable !== true) return partOf(attribute.component, context, 0);
  return partsBetween(attribute).map((part) => partOf(attribute.component, context, part));
}

function zoneOf(attribute: Attribute, context: ValueContext): unknown {
  const uids = Array.isArray(attribute.components) ? attribute.components : [];
  if (uids.length === 0) return undefined;
  return partsBetween(attribute).map((part) => {
    const uid = uids[(context.index + part) % uids.length];
    return { __component: uid, ...partOf(uid, context, part) };
  });
}

/** Set from one side only: the other side of a relation follows. */
function relationOf({ relation, target, mappedBy }: Attribute, context: ValueContext): unknown {
  const { project, made, index, locale } = context;
  // Not every entry of a translated type is translated.
  if (locale === "fr" && isLocalized(project.contentTypes[String(target)] ?? {})) return undefined;
  const documents = made?.[String(target)] ?? [];
  if (documents.length === 0 || mappedBy !== undefined) return undefined;
  const one = documents[index % documents.length];
  switch (relation) {
    case "manyToOne":
      return one;
    case "oneToOne":
      return documents[index];
    case "oneToMany":
      return documents.filter((_, at) => at === index);
    case "manyToMany":
      return [...new Set([one, documents[(index + 1) % documents.length]])];
    default:
      return undefined;
  }
}
