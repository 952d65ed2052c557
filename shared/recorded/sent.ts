import type { RestRequest } from "../restRequest";
import type { TreeValue } from "../tree";
import type { RecordedResponse } from "./response";

/** A request of a sample as the sandbox's engine gets it. */
export function sentRequest({ method, target, headers, body, as }: RestRequest) {
  const { pathname, search } = new URL(target, "http://localhost");
  const own = Object.entries(headers).map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  // As the lab sends it: a string is JSON, too, unless its own headers say otherwise.
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const sent = { ...type, ...Object.fromEntries(own) };
  return { method, path: pathname, query: search.slice(1), headers: sent, body, as };
}

/** What the engine replied to a request, in the form of a recording. */
export function responseOfReply({ status, headers, body }: Reply): RecordedResponse {
  return { status, headers: { ...headers }, ...(body === null || body === "" ? {} : { body: asTree(body) }) };
}

/** What a method of the Document Service gave or threw, in the form of a recording. */
export function responseOfResult(result: Result): RecordedResponse {
  return { body: result.ok ? asTree(result.value) : asTree({ error: result.error }) };
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Result =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown };

/** What the engine gives has been JSON. */
function asTree(value: unknown): TreeValue {
  return JSON.parse(JSON.stringify(value));
}
