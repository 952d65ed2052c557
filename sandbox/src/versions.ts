import type { EngineRequest } from "./request";

/** Which version of a document a request reads. */
export type Status = "draft" | "published";

/**
 * Reads one version of the document that a REST request is about: a change of a document becomes a read of this document.
 * Fields, relations, and the locale stay.
 */
export function readOf(request: EngineRequest, status: Status): EngineRequest {
  const { path, query = "", headers, as } = request;
  const others = query.split("&").filter((parameter) => parameter !== "" && !isStatus(parameter));
  return {
    method: "GET",
    path,
    query: [...others, `status=${status}`].join("&"),
    ...(headers && { headers }),
    ...(as && { as }),
  };
}

function isStatus(parameter: string): boolean {
  return /^status(=|$|\[|%5B)/i.test(parameter);
}
