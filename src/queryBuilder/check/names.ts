import type { FieldInfo, QueryModel, TypeInfo } from "../../../shared/queryModel";

/** What every entry has in addition to the fields of its schema. */
const ofEntries: readonly FieldInfo[] = [
  { field: "documentId", type: "string" },
  { field: "createdAt", type: "datetime" },
  { field: "updatedAt", type: "datetime" },
  { field: "publishedAt", type: "datetime" },
];

const leading = new Set(["relation", "media", "component", "dynamiczone"]);

/** The fields of a type that a query can use, including those that the platform adds; private ones aren't available. */
function fieldsOf(type: TypeInfo): readonly FieldInfo[] {
  const own = type.fields.filter((field) => field.private !== true);
  const id: FieldInfo = { field: "id", type: "integer" };
  if (type.kind === "component") return [...own, id];
  const versions: FieldInfo[] = type.localized
    ? [
        { field: "locale", type: "string" },
        { field: "localizations", type: "relation", targets: [type.uid], many: true },
      ]
    : [];
  return [...own, ...ofEntries, ...versions, id];
}

/** Whether a field contains entries, files, or components instead of a value. */
export function leads({ type }: FieldInfo): boolean {
  return leading.has(type);
}

export function typeNamed(model: QueryModel, uid: string | undefined): TypeInfo | undefined {
  return model.types.find((type) => type.uid === uid);
}

/** The type at a path, and the document if the path contains its ID. */
export function typeAt(
  model: QueryModel,
  path: string,
): { readonly type: TypeInfo | undefined; readonly documentId: string } {
  const type = model.types.find(
    ({ route }) => route !== null && (path === route || path.startsWith(`${route}/`)),
  );
  return { type, documentId: type?.route ? path.slice(type.route.length + 1) : "" };
}

/** The fields that filters and sorting can reach from a type; a dynamic zone's can't be. */
export function reachable(type: TypeInfo): readonly FieldInfo[] {
  return fieldsOf(type).filter((field) => field.type !== "dynamiczone");
}

/** What `populate` can name. */
export function populatable(type: TypeInfo): readonly FieldInfo[] {
  return fieldsOf(type).filter(leads);
}

/** What `fields` can name. */
export function selectable(type: TypeInfo): readonly FieldInfo[] {
  return fieldsOf(type).filter((field) => !leads(field));
}

/** Where a path of names goes: each field on the way, undefined from the first name on that the types don't know. */
export function fieldsAlong(
  model: QueryModel,
  type: TypeInfo | undefined,
  path: readonly string[],
): readonly { readonly type: TypeInfo | undefined; readonly field: FieldInfo | undefined }[] {
  let at = type;
  return path.map((name) => {
    const here = at;
    const field = here && reachable(here).find((entry) => entry.field === name);
    at = field && leads(field) ? typeNamed(model, field.targets?.[0]) : undefined;
    return { type: here, field };
  });
}
