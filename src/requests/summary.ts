import type { SandboxResponse } from "../sandbox/sandbox";

/** What the platform's own server calls the statuses that a request here can get. */
const reasons: Readonly<Record<number, string>> = {
  200: "OK",
  201: "Created",
  204: "No Content",
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Payload Too Large",
  500: "Internal Server Error",
  501: "Not Implemented",
};

/** `200 OK` */
export function statusLine(status: number): string {
  return `${status} ${reasons[status] ?? ""}`.trim();
}

/** As it would be sent. @returns `1.4 kB` */
export function sizeOf(body: unknown): string {
  if (body === null) return "no body";
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return bytes(new TextEncoder().encode(text).length);
}

/** `640 B`, `1.4 kB` */
function bytes(count: number): string {
  if (count < 1000) return `${count} B`;
  const kilobytes = count / 1000;
  return `${kilobytes < 100 ? kilobytes.toFixed(1) : Math.round(kilobytes)} kB`;
}

/** `12 ms` */
export function timeOf(ms: number): string {
  return ms < 1 ? "under 1 ms" : `${Math.round(ms)} ms`;
}

/** A response in a line, for those who can't see it. */
export function summaryOf({ status, ms, body }: SandboxResponse): string {
  return [statusLine(status), timeOf(ms), sizeOf(body)].join(", ");
}
