import {
  type ConsoleRequest,
  canCompare,
  firstRequest,
  hasBody,
  isMethod,
  isSender,
} from "../requests/request";

/** Before the request in the hash: no heading has such an id. A hash is never sent to a server. */
const mark = "#try?";
/** A longer link is none of ours. */
const maxLength = 20_000;

/**
 * A URL that opens the console with the request.
 *
 * @param compares whether it shows the draft and the published version.
 * @param href of this page, whole.
 */
export function linkTo(request: ConsoleRequest, compares: boolean, href: string): string {
  const { method, path, parameters, sender, body } = request;
  const values = new URLSearchParams({ method, path, as: sender });
  if (parameters.trim() !== "") values.set("query", parameters);
  if (hasBody(method)) values.set("body", body);
  if (compares && canCompare(request)) values.set("compare", "versions");
  return `${href.split("#", 1)[0]}${mark}${values}`;
}

/** The request in a hash. Anyone can write a hash, so unknown parts are ignored. @returns undefined without a path. */
export function requestIn(hash: string): ConsoleRequest | undefined {
  const values = valuesIn(hash);
  const text = (name: string) => values?.get(name) ?? "";
  const [method, path, sender] = [text("method"), text("path"), text("as")];
  if (!path.startsWith("/")) return undefined;
  return {
    method: isMethod(method) ? method : "GET",
    path,
    parameters: text("query"),
    sender: isSender(sender) ? sender : "public",
    body: values?.get("body") ?? firstRequest.body,
  };
}

/** Whether a hash with a request also says to show the draft and the published version. */
export function comparesIn(hash: string): boolean {
  return valuesIn(hash)?.get("compare") === "versions";
}

function valuesIn(hash: string): URLSearchParams | undefined {
  if (!hash.startsWith(mark) || hash.length > maxLength) return undefined;
  return new URLSearchParams(hash.slice(mark.length));
}
