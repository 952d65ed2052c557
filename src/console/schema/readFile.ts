import { isRecord } from "../../../shared/isRecord";
import type { SourceFile } from "../../../shared/sourceFile";
import { type JsonProblem, jsonProblem } from "../../requests/jsonProblem";
import { count, limits } from "./limits";
import { placeByContent, placeOf } from "./places";
import type { Found, Problem, RawAttribute, RawSchema } from "./types";

/** Reads a schema as data: nothing in it is ever run. */
export function readFile({ path, text }: SourceFile): Found | Problem {
  const name = path === "" ? "The pasted text" : path;
  const problem = (message: string): Problem => ({ path: name, message });
  if (text.length > limits.file)
    return problem(
      `The file is longer than ${count(limits.file)} characters, the most that the console reads.`,
    );
  const read = parse(text);
  if ("line" in read) return { path: name, ...read };
  const { value } = read;
  if (!isRecord(value)) return problem("The file holds no object.");
  const forbidden = forbiddenKey(value);
  if (forbidden !== undefined) return problem(`"${forbidden}" can't be a name.`);
  const place = placeOf(path) ?? placeByContent(value);
  if (!place)
    return problem(
      "This is no content type: it has no info.singularName. For a component, give its path, such as src/components/blocks/quote.json.",
    );
  const wrong = shapeProblem(value) ?? collectionProblem(value, place);
  if (wrong !== undefined) return problem(wrong);
  return { ...place, schema: value as RawSchema };
}

function parse(raw: string): { readonly value: unknown } | JsonProblem {
  // Editors on Windows may begin a file with a mark.
  const text = raw.replace(/^\uFEFF/, "");
  try {
    return { value: JSON.parse(text) };
  } catch {
    return jsonProblem(text);
  }
}

/** Levels of a schema that can mean something. */
const deepest = 12;
const forbidden: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** A name that every object has already, such as `__proto__`, or what is nested too deep for a schema. */
function forbiddenKey(value: unknown, depth = 0): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (depth > deepest) return "…";
  for (const [key, part] of Object.entries(value)) {
    const found = forbidden.has(key) || key === "prototype" ? key : forbiddenKey(part, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Checks only what the platform relies on without checking it. The platform reports the rest in its own words. */
function shapeProblem({ attributes, info, kind }: Readonly<Record<string, unknown>>): string | undefined {
  if (!isRecord(info)) return "info is missing.";
  if (!isRecord(attributes)) return "attributes is missing.";
  if (kind !== undefined && kind !== "collectionType" && kind !== "singleType")
    return 'kind must be "collectionType" or "singleType".';
  const names = Object.keys(attributes);
  if (names.length > limits.attributes)
    return `There are ${count(names.length)} attributes. The console runs up to ${limits.attributes} in a file.`;
  for (const [name, attribute] of Object.entries(attributes)) {
    const wrong = attributeProblem(name, attribute);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** What the platform's loader says about a component, and its Content-Type Builder about a name. */
function collectionProblem(
  { collectionName }: Readonly<Record<string, unknown>>,
  { kind, uid }: Pick<Found, "kind" | "uid">,
): string | undefined {
  if (collectionName === undefined || collectionName === "")
    return kind === "component"
      ? `Component ${uid.split(".")[1]} is missing a "collectionName" property.`
      : undefined;
  const isName = typeof collectionName === "string" && collectionForm.test(collectionName);
  return isName ? undefined : `collectionName must match the following regex: ${collectionForm}`;
}

const collectionForm = /^[A-Za-z][-_0-9A-Za-z]*$/;

const attributeTypes: ReadonlySet<string> = new Set(
  (
    "string text richtext blocks email password uid enumeration integer biginteger float decimal boolean " +
    "date time datetime timestamp json media component dynamiczone relation customField"
  ).split(" "),
);

/** From the Content-Type Builder. */
const nameForm = /^[A-Za-z][_0-9A-Za-z]*$/;

function attributeProblem(name: string, attribute: unknown): string | undefined {
  if (!nameForm.test(name))
    return `Attribute name '${shown(name)}' must match the following regex: ${nameForm}`;
  if (!isRecord(attribute) || typeof attribute.type !== "string")
    return `The attribute "${name}" has no type.`;
  if (!attributeTypes.has(attribute.type))
    return `The attribute "${name}" has the type "${shown(attribute.type)}", which Strapi doesn't have.`;
  return optionProblem(name, attribute as RawAttribute);
}

function optionProblem(name: string, { type, ...options }: RawAttribute): string | undefined {
  const texts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string");
  if (type === "enumeration" && (!texts(options.enum) || (options.enum as []).length === 0))
    return `The enumeration "${name}" needs values: "enum": ["a", "b"].`;
  if (type === "component" && typeof options.component !== "string")
    return `The attribute "${name}" names no component.`;
  if (type === "dynamiczone" && !texts(options.components))
    return `The dynamic zone "${name}" names no components.`;
  if (type === "relation" && typeof options.relation !== "string")
    return `The attribute "${name}" has no relation, such as "manyToOne".`;
  return undefined;
}

function shown(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}
