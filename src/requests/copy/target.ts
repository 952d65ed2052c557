import type { ConsoleRequest } from "../request";
import type { RequestType } from "../requestType";

/** What a request is about. */
export interface Target {
  readonly type: RequestType;
  readonly uid: string;
  /** In the singular: `recipe` */
  readonly name: string;
  readonly documentId: string | undefined;
  /** Whether the type has one document, whose ID no path names. */
  readonly isSingle: boolean;
}

/** @returns undefined for a path that leads to none of the types. */
export function targetOf({ path }: ConsoleRequest, types: readonly RequestType[]): Target | undefined {
  const type = types.find(({ route }) => path === route || path.startsWith(`${route}/`));
  if (!type?.uid) return undefined;
  const [documentId, ...more] = path
    .slice(type.route.length)
    .split("/")
    .filter((part) => part !== "");
  const name = singularName(type.uid);
  // A collection's route contains its plural name, which must differ from the singular name.
  const isSingle = type.route === `/api/${name}`;
  if (more.length > 0 || (isSingle && documentId !== undefined)) return undefined;
  return { type, uid: type.uid, name, documentId, isSingle };
}

/** @param uid `api::recipe.recipe` */
function singularName(uid: string): string {
  return uid.slice(uid.lastIndexOf(".") + 1);
}
