import kebabCase from "lodash.kebabcase";
import type { Found } from "./types";

type Place = Omit<Found, "schema">;

const skipped = /(^|\/)(node_modules|dist|build|\.[^/]+)\//;
const contentType = /^(?:.*\/)?(?:src\/)api\/([^/]+)\/content-types\/([^/]+)\/schema\.json$/;
const component = /^(?:.*\/)?(?:src\/)components\/([^/]+)\/([^/]+)\.json$/;

/** What a file is by its place in a project. @returns undefined for all files that are no schema. */
export function placeOf(path: string): Place | undefined {
  const whole = /^(api|components)\//.test(path) ? `src/${path}` : path;
  if (skipped.test(whole)) return undefined;
  const [, api, type] = contentType.exec(whole) ?? [];
  if (api && type) return { path, kind: "contentType", uid: `api::${named(api)}.${named(type)}` };
  const [, category, name] = component.exec(whole) ?? [];
  if (category && name) return { path, kind: "component", uid: `${category}.${name}` };
  return undefined;
}

/** The type of a file, if only its content is known. @returns undefined for a component, whose name is only in its path. */
export function placeByContent(schema: object): Place | undefined {
  const info = "info" in schema ? schema.info : undefined;
  const name =
    typeof info === "object" && info !== null && "singularName" in info ? info.singularName : undefined;
  if (typeof name !== "string") return undefined;
  return {
    kind: "contentType",
    uid: `api::${name}.${name}`,
    path: `src/api/${name}/content-types/${name}/schema.json`,
  };
}

/** As the platform reads the names of folders. */
function named(folder: string): string {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder) ? folder : kebabCase(folder);
}
