import { getGlobalId } from "@strapi/core/dist/domain/content-type/index.mjs";
import type { Access, ComponentSchema, ContentTypeSchema, SandboxData } from "../data";
import { usersType } from "./users";

/** Schemas of a project of the reader's own, by uid, as its files have them. Names and references are checked already. */
export interface Project {
  readonly contentTypes: Readonly<Record<string, ContentType>>;
  readonly components: Readonly<Record<string, Schema>>;
}

export interface Schema {
  readonly collectionName?: string | undefined;
  readonly info?: object | undefined;
  readonly attributes: Readonly<Record<string, Attribute>>;
}

export interface ContentType extends Schema {
  readonly kind?: "collectionType" | "singleType" | undefined;
  readonly globalId?: string | undefined;
  /** Where a name is missing, the platform's own check says so. */
  readonly info: {
    readonly singularName: string;
    readonly pluralName: string;
    readonly displayName?: string;
  };
  readonly options?: { readonly draftAndPublish?: boolean } | undefined;
  readonly pluginOptions?: PluginOptions | undefined;
}

interface PluginOptions {
  readonly i18n?: { readonly localized?: boolean };
}

/** A field as its file has it: what else it holds depends on its type. */
export interface Attribute {
  readonly type: string;
  readonly pluginOptions?: PluginOptions;
  readonly [option: string]: unknown;
}

/** What the platform's loader makes of the files, with the media library and the locales of the seed, and no tables yet. */
export function dataOf(project: Project, seed: SandboxData): SandboxData {
  const contentTypes = Object.fromEntries(
    Object.entries(project.contentTypes).map(([uid, schema]) => [uid, contentTypeOf(uid, schema)]),
  );
  const components = Object.fromEntries(
    Object.entries(project.components).map(([uid, schema]) => [uid, componentOf(uid, schema)]),
  );
  const plugins = Object.entries(seed.contentTypes).filter(([, { plugin }]) => plugin !== undefined);
  return {
    ...seed,
    contentTypes: { ...contentTypes, ...Object.fromEntries(plugins), ...usersType },
    components,
    tables: [],
    access: accessTo(Object.keys(contentTypes), seed.access),
  };
}

function contentTypeOf(uid: string, schema: ContentType): ContentTypeSchema {
  const [, apiName = ""] = /^api::(.+)\./.exec(uid) ?? [];
  return {
    ...schema,
    apiName,
    collectionName: schema.collectionName || schema.info.singularName,
    globalId: getGlobalId(schema),
  };
}

function componentOf(uid: string, schema: Schema): ComponentSchema {
  const [category = "", modelName = ""] = uid.split(".");
  const globalId = getGlobalId({ ...schema, info: { singularName: `component_${uid}` } });
  return {
    ...schema,
    collectionName: schema.collectionName ?? "",
    uid,
    category,
    modelName,
    modelType: "component",
    globalId,
  };
}

/** Every sender can do everything, except for the read-only token. */
function accessTo(uids: readonly string[], { roles }: Access): Access {
  const verbs = ["find", "findOne", "create", "update", "delete"];
  const actions = [
    ...uids.flatMap((uid) => verbs.map((verb) => `${uid}.${verb}`)),
    "plugin::users-permissions.user.find",
    "plugin::i18n.locales.listLocales",
  ];
  return {
    roles: Object.fromEntries(Object.keys(roles).map((role) => [role, actions])),
    customToken: actions,
  };
}

export function isLocalized({ pluginOptions }: Pick<ContentType, "pluginOptions">): boolean {
  return pluginOptions?.i18n?.localized === true;
}
