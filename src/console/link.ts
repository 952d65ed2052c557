import { type ConsoleRequest, firstRequest, hasBody, isMethod, isSender } from "../requests/request";

/** Before the request in the hash: no heading has such an id. A hash is never sent to a server. */
const mark = "#try?";
/** A longer link is none of ours. */
const longest = 20_000;

/** A URL that opens the console with the request. @param href of this page, whole. */
export function linkTo({ method, path, parameters, sender, body }: ConsoleRequest, href: string): string {
  const values = new URLSearchParams({ method, path, as: sender });
  if (parameters.trim() !== "") values.set("query", parameters);
  if (hasBody(method)) values.set("body", body);
  return `${href.split("#", 1)[0]}${mark}${values}`;
}

/** The request in a hash. Anybody can write one, so what isn't a request's is left out. @returns undefined without a path. */
export function requestIn(hash: string): ConsoleRequest | undefined {
  if (!hash.startsWith(mark) || hash.length > longest) return undefined;
  const values = new URLSearchParams(hash.slice(mark.length));
  const text = (name: string) => values.get(name) ?? "";
  const [method, path, sender] = [text("method"), text("path"), text("as")];
  if (!path.startsWith("/")) return undefined;
  return {
    method: isMethod(method) ? method : "GET",
    path,
    parameters: text("query"),
    sender: isSender(sender) ? sender : "public",
    body: values.get("body") ?? firstRequest.body,
  };
}
