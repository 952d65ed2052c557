import { sentRequest } from "../../../shared/recorded/sent";
import type { RestRequest } from "../../../shared/restRequest";
import type { RunnableRequest } from "../../../shared/runnable";
import { readBody } from "../../requests/body";
import { parametersOf, queryOf, splitPath } from "../../requests/parameters";
import { textOf } from "../../requests/ResponseBody";
import { type ConsoleRequest, hasBody, isMethod, isSender } from "../../requests/request";
import type { Work } from "../../sandbox/sandbox";
import { Mistake } from "./mistake";

/** A request as its reader edits it. */
export interface RestDraft extends ConsoleRequest {
  readonly kind: "rest";
  /** `Name: value`, a line each. */
  readonly headers: string;
}

export function restDraft({ request }: RunnableRequest): RestDraft {
  const { method, target, headers, body, as } = request;
  const [path = "", query = ""] = target.split("?");
  return {
    kind: "rest",
    method: isMethod(method) ? method : "GET",
    path: splitPath(path).path,
    parameters: parametersOf(query),
    sender: isSender(as) ? as : "public",
    headers: Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
    body: body === undefined ? "" : textOf(body),
  };
}

/** @throws {Mistake} where the body is not what can be sent. */
export function restWork({ method, path, parameters, sender, headers, body }: RestDraft): Work {
  const sent = headersOf(headers);
  const request = { method, path, query: queryOf(parameters), headers: sent, as: sender };
  if (!hasBody(method) || body.trim() === "") return { kind: "request", request };
  // With another content type, the request can have any body.
  if ("content-type" in sent) return { kind: "request", request: { ...request, body } };
  const read = readBody(body);
  if ("value" in read) return { kind: "request", request: { ...request, body: read.value } };
  throw new Mistake(read.message, read.line);
}

export function requestWork(request: RestRequest): Work {
  return { kind: "request", request: sentRequest(request) };
}

function headersOf(text: string): Readonly<Record<string, string>> {
  const lines = text.split("\n").filter((line) => line.includes(":"));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}
