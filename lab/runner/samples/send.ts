import type { RecordedResponse, RestRequest, TreeValue } from "../content";
import type { RunningLab } from "../platform/lab";
import { Failure } from "../project";
import { bearerOf } from "./callers";

/** A request that hangs would block all others. */
const timeoutMs = 30_000;

/**
 * Sends a request exactly as the page shows it.
 *
 * @throws {Failure} when the lab can't be reached
 */
export async function send(request: RestRequest, lab: RunningLab): Promise<RecordedResponse> {
  const { method, target, body, as } = request;
  const bearer = await bearerOf(as, lab);
  const headers = new Headers(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` });
  if (body !== undefined) headers.set("Content-Type", "application/json");
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, value);
  const response = await fetch(lab.url + target, {
    method,
    headers,
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new Failure(
      `The lab doesn't respond to ${method} ${target}: ${reasonOf(error)}. Its log: ${lab.logFile}.`,
    );
  });
  return {
    status: response.status,
    headers: headersOf(response, headers.has("Origin")),
    ...bodyOf(await response.text(), response.headers.get("content-type") ?? ""),
  };
}

/** Several cookies stay several lines. CORS headers are kept only for requests that have an origin. */
function headersOf({ headers }: Response, isFromOrigin: boolean): Record<string, string> {
  const all = [...headers].filter(([name]) => isFromOrigin || !name.startsWith("access-control-"));
  const cookies = headers.getSetCookie().join("\n");
  return { ...Object.fromEntries(all), ...(cookies === "" ? {} : { "set-cookie": cookies }) };
}

function bodyOf(text: string, type: string): { body?: TreeValue } {
  if (text === "") return {};
  return { body: /\bjson\b/.test(type) ? JSON.parse(text) : text };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
