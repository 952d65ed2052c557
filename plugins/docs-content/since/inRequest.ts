import type { UsedFact } from "./usedFact";

const request = /^(GET|POST|PUT|PATCH|DELETE) (\/[^\s?]*)(\S*)((?:\n +[?&]\S*)*)/;

/** The route of a request, and the parameters of its query string. */
export function usedInRequest(text: string): UsedFact[] {
  const [, method, path = "", query = "", more = ""] = request.exec(text) ?? [];
  if (method === undefined) return [];
  const names = [...`${query}${more}`.matchAll(/[?&]([A-Za-z]+)(?=[=[])/g)].map(([, name = ""]) => name);
  const parameters = names.map((name) => ({ kind: "query-parameters", id: name, name }));
  // Parameters of routes are matched where the history is known.
  return [{ kind: "routes", id: `${method} ${path}`, name: "" }, ...parameters];
}

/** Whether a request is one to a route: `DELETE /api/auth/sessions/:id`. */
export function isOfRoute(id: string, route: string): boolean {
  const [parts, pattern] = [id.split("/"), route.split("/")];
  return (
    parts.length === pattern.length &&
    pattern.every((part, index) => part === parts[index] || (part.startsWith(":") && parts[index] !== ""))
  );
}
