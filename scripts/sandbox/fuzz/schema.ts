import { z } from "zod";
import { readData } from "../data/files";

/** The properties of a field that matter for generating requests. */
const field = z.looseObject({
  type: z.string(),
  target: z.string().optional(),
  component: z.string().optional(),
  components: z.array(z.string()).optional(),
  repeatable: z.boolean().optional(),
  private: z.boolean().optional(),
  enum: z.array(z.string()).optional(),
});

export type Field = z.infer<typeof field>;

/** A content type or component with its own fields and the platform's. */
export interface Type {
  readonly uid: string;
  /** `/api/recipes`; undefined where no route leads to it. */
  readonly path?: string;
  readonly isSingle: boolean;
  readonly fields: Readonly<Record<string, Field>>;
  /** Of the seeded entries. */
  readonly documentIds: readonly string[];
}

const { contentTypes, components, tables } = readData();

const ownFields: Readonly<Record<string, Field>> = {
  id: { type: "integer" },
  documentId: { type: "string" },
  createdAt: { type: "datetime" },
  updatedAt: { type: "datetime" },
  publishedAt: { type: "datetime" },
  locale: { type: "string" },
};

const fieldsOf = (attributes: unknown) => z.record(z.string(), field).parse(attributes);

const entries: Type[] = Object.entries(contentTypes).map(([uid, { kind, apiName, info, ...type }]) => {
  const isSingle = kind === "singleType";
  return {
    uid,
    isSingle,
    ...(apiName === undefined ? {} : { path: `/api/${isSingle ? info.singularName : info.pluralName}` }),
    fields: { ...ownFields, ...fieldsOf(type.attributes) },
    documentIds: documentIdsIn(type.collectionName),
  };
});

const parts: Type[] = Object.entries(components).map(([uid, { attributes }]) => ({
  uid,
  isSingle: false,
  fields: { id: { type: "integer" }, ...fieldsOf(attributes) },
  documentIds: [],
}));

const byUid = new Map([...entries, ...parts].map((type) => [type.uid, type]));

export const routedTypes: readonly Type[] = entries.filter(({ path }) => path !== undefined);

function typeOf(uid: string): Type {
  const type = byUid.get(uid);
  if (!type) throw new Error(`There is no type ${uid}.`);
  return type;
}

/** The types that a field leads to. */
export function targetsOf({ type, target, component, components: all }: Field): readonly Type[] {
  if (type === "media") return [typeOf("plugin::upload.file")];
  return [target, component, ...(all ?? [])].flatMap((uid) => (uid === undefined ? [] : typeOf(uid)));
}

export function namesOf({ fields }: Type, isWanted: (field: Field) => boolean): string[] {
  return Object.keys(fields).filter((name) => {
    const one = fields[name];
    return one !== undefined && isWanted(one);
  });
}

export const isScalar = (one: Field) => !["relation", "media", "component", "dynamiczone"].includes(one.type);
export const isNested = (one: Field) => !isScalar(one);

function documentIdsIn(table: string): string[] {
  const found = tables.find(({ name }) => name === table);
  const column = found?.columns.indexOf("document_id") ?? -1;
  return [...new Set(found?.rows.map((row) => String(row[column])) ?? [])];
}

/** Values that entries have, by the type of their field, so that filters find something. */
export const seededTexts: readonly string[] = tables.flatMap(({ columns, rows }) => {
  const wanted = ["title", "name", "slug", "kind", "difficulty", "tested_on"].map((name) =>
    columns.indexOf(name),
  );
  return rows.flatMap((row) => wanted.flatMap((at) => (typeof row[at] === "string" ? row[at] : [])));
});
