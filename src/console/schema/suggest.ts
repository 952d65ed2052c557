import { type ConsoleRequest, firstRequest } from "../../requests/request";
import type { Attribute, ContentType, Project } from "../../sandbox/sandbox";
import type { ConsoleType } from "../types";

/** The content types as the console lists them, by name. */
export function typesOf({ contentTypes }: Project): ConsoleType[] {
  return Object.entries(contentTypes)
    .map(([uid, type]) => ({
      uid,
      name: type.info.displayName ?? type.info.singularName,
      route: routeOf(type),
      fields: Object.entries(type.attributes).map(([name, { type: kind, enum: values }]) => ({
        name,
        type: kind === "customField" ? "string" : kind,
        ...(kind === "enumeration" && Array.isArray(values) ? { values } : {}),
      })),
      body: bodyFor(type),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function routeOf({ kind, info }: ContentType): string {
  return `/api/${kind === "singleType" ? info.singularName : info.pluralName}`;
}

/** A request to begin with: the first collection, with its relations. */
export function firstOf(project: Project): ConsoleRequest {
  const collections = Object.values(project.contentTypes).filter(({ kind }) => kind !== "singleType");
  const [type = Object.values(project.contentTypes)[0]] = collections;
  const path = type ? routeOf(type) : "/api";
  return {
    ...firstRequest,
    path,
    parameters: "populate=*\npagination[pageSize]=3",
    body: type ? bodyFor(type) : "",
  };
}

/** A body that creates an entry, with its required fields. */
function bodyFor({ attributes }: Pick<ContentType, "attributes">): string {
  const values = Object.entries(attributes).flatMap(([name, attribute]) => {
    const value = exampleOf(attribute);
    return value === undefined ? [] : [[name, value, attribute.required === true] as const];
  });
  const required = values.filter(([, , isRequired]) => isRequired);
  const shown = required.length > 0 ? required : values.slice(0, 1);
  return JSON.stringify({ data: Object.fromEntries(shown) }, null, 2);
}

/** @returns undefined for fields without a short example. */
function exampleOf({ type, enum: values, min }: Attribute): unknown {
  switch (type) {
    case "string":
    case "text":
    case "richtext":
      return "New entry";
    case "uid":
      return "new-entry";
    case "email":
      return "new@example.com";
    case "integer":
    case "float":
    case "decimal":
      return typeof min === "number" ? min : 1;
    case "boolean":
      return true;
    case "enumeration":
      return Array.isArray(values) ? values[0] : undefined;
    case "date":
      return "2026-01-31";
    case "datetime":
      return "2026-01-31T12:00:00.000Z";
    default:
      return undefined;
  }
}
