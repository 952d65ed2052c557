import { readBody } from "../requests/body";
import { queryOf } from "../requests/parameters";
import { type ConsoleRequest, canCompare, hasBody } from "../requests/request";
import { summaryOf } from "../requests/summary";
import type { Sandbox, SandboxResponse, SandboxVersions } from "../sandbox/sandbox";
import { differing, pairVersions } from "./pairVersions";

/** The result of a request: its response, or the response of each version. */
export type Received = { readonly response: SandboxResponse } | { readonly versions: SandboxVersions };

/** @param compares whether to read both versions, where the request can */
export async function send(sandbox: Sandbox, request: ConsoleRequest, compares: boolean): Promise<Received> {
  const { method, path, parameters, sender, body } = request;
  const read = readBody(body);
  const sent = {
    method,
    path,
    query: queryOf(parameters),
    as: sender,
    ...(hasBody(method) && "value" in read ? { body: read.value } : {}),
  };
  if (compares && canCompare(request)) return { versions: await sandbox.versions(sent) };
  return { response: await sandbox.request(sent) };
}

/** The status of the request, for the history. */
export function statusOf(received: Received): number {
  return "response" in received ? received.response.status : received.versions.published.status;
}

/** What came of a request in a line, for those who can't see it. */
export function spokenOf(received: Received): string {
  if ("response" in received) return `Response: ${summaryOf(received.response)}`;
  const { draft, published } = received.versions;
  const sum = differing(pairVersions(received.versions));
  return `Draft: ${summaryOf(draft)}. Published: ${summaryOf(published)}. ${sum}`;
}
