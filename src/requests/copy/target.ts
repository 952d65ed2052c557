import type { ConsoleRequest } from "../request";
import type { RequestType } from "../requestType";

/** What a request is about. */
export interface Target {
  readonly type: RequestType;
  readonly uid: string;
  readonly documentId: string | undefined;
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
  if (more.length > 0 || (type.isSingle && documentId !== undefined)) return undefined;
  return { type, uid: type.uid, documentId, isSingle: type.isSingle ?? false };
}
