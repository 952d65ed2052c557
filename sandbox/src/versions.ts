/** Which version of a document a request reads. */
export type Status = "draft" | "published";

interface Request {
  readonly method: string;
  readonly query?: string;
  readonly body?: unknown;
}

/**
 * Reads one version of what a request of the REST API is about: a change of a document becomes a read of this document.
 * Fields, relations, and the locale stay.
 */
export function readOf<Kind extends Request>(request: Kind, status: Status) {
  const parameters = request.query?.split("&") ?? [];
  const others = parameters.filter((parameter) => parameter !== "" && !isStatus(parameter));
  return { ...request, method: "GET", query: [...others, `status=${status}`].join("&"), body: undefined };
}

function isStatus(parameter: string): boolean {
  return /^status(=|$|\[|%5B)/i.test(parameter);
}
