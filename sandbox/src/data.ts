/** The data that the engine boots with: a copy of the lab's seeded database, without anything that belongs to an account. */
export interface SandboxData {
  /** Of the platform that the rest was read from. */
  readonly strapi: string;
  readonly defaultLocale: string;
  /** By uid: as the platform's loader hands them to its registry. */
  readonly contentTypes: Readonly<Record<string, ContentTypeSchema>>;
  readonly components: Readonly<Record<string, ComponentSchema>>;
  readonly tables: readonly Table[];
  readonly access: Access;
}

export interface ContentTypeSchema {
  readonly kind?: "collectionType" | "singleType" | undefined;
  readonly collectionName: string;
  readonly globalId: string;
  /** Of a type of the project. */
  readonly apiName?: string | undefined;
  /** Of a type of a plugin. */
  readonly plugin?: string | undefined;
  readonly info: {
    readonly singularName: string;
    readonly pluralName: string;
    readonly displayName?: string;
  };
  readonly options?: { readonly draftAndPublish?: boolean } | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface ComponentSchema {
  readonly uid: string;
  readonly category: string;
  readonly modelType?: string;
  readonly modelName?: string;
  readonly globalId?: string;
  readonly collectionName: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export type Cell = string | number | null;

export interface Table {
  readonly name: string;
  /** What creates it and its indexes. */
  readonly sql: readonly string[];
  /** The last id it has given away, which the next one follows. */
  readonly sequence: number | null;
  /** The columns that have values in `rows`, in this order; the others are empty. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Actions by role of end users, and of the token whose actions are chosen one by one. */
export interface Access {
  readonly roles: Readonly<Record<string, readonly string[]>>;
  readonly customToken: readonly string[];
}
